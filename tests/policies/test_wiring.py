import pytest
from pydantic import ValidationError

from han.config.assemble import make_policy
from han.config.compose import compose_config
from han.config.schema import EvalConfig
from han.core.actions import parse_activation
from han.core.play import play
from han.policies.wiring import FixedWiring, WiringConfig
from tests.core.support import TASK, parts


def wiring(prologue, loop=()):
    return FixedWiring(WiringConfig(name="w", prologue=prologue, loop=loop))


SHOT = {"edges": ["Spec>Coder"], "run": "Coder", "max_tokens": 64}


def roles(records):
    return [record.next_node for record in records]


def test_plays_its_prologue_then_stops():
    result, records = play(TASK, wiring([SHOT]), parts())
    assert roles(records) == ["Coder", ""]
    assert result.ending == "stop"


def test_loops_until_the_budget_ends():
    result, records = play(
        TASK, wiring([SHOT], [{"run": "Coder", "max_tokens": 64}]), parts(steps=5)
    )
    assert roles(records) == ["Coder"] * 5
    assert result.ending == "steps"


def test_stops_when_no_round_of_the_loop_is_allowed():
    retry = [{"run": "Coder", "max_tokens": 64}]
    result, records = play(TASK, wiring([SHOT], retry), parts(retries=2))
    assert roles(records) == ["Coder"] * 3 + [""]
    assert result.ending == "stop"


def test_never_takes_a_masked_decision():
    loop = [
        {"edges": ["Coder>Critic:patch", "Tester>Critic"], "run": "Critic", "max_tokens": 64},
        {"edges": ["Critic>Coder"], "run": "Coder", "max_tokens": 64},
    ]
    _, records = play(TASK, wiring([SHOT], loop), parts(steps=12, tokens=1e6))
    assert all(record.penalties == 0 for record in records)
    assert {"Critic", "Coder"} <= set(roles(records))


@pytest.mark.parametrize("edge", ["Coder>Spec", "Spec>Coder:poem", "Spec>Coder:brief:100"])
def test_an_unknown_edge_schema_or_cap_is_a_config_error(edge):
    with pytest.raises(ValidationError, match="unknown"):
        WiringConfig.model_validate(
            {"name": "w", "prologue": [{"edges": [edge], "run": "Coder", "max_tokens": 64}]}
        )


def test_the_same_policy_object_plays_again():
    policy = wiring([SHOT])
    first, _ = play(TASK, policy, parts(), draw=0)
    again, _ = play(TASK, policy, parts(), draw=0)
    assert first == again


@pytest.mark.parametrize("name", ["single_agent", "fixed_graph"])
def test_a_shipped_wiring_wastes_no_step_and_loses_no_edge(name):
    config = compose_config("eval", EvalConfig, [f"policy={name}"])
    network = parts(lambda r: f"{r.role} {r.sample} pass=0", tokens=1e6, steps=16)
    _, records = play(TASK, make_policy(config), network)
    steps = [*config.policy.prologue, *config.policy.loop]
    planned = {(step.run, tuple(sorted(map(_full, step.edges)))) for step in steps}
    played = {(r.next_node, tuple(sorted(r.active_edges))) for r in records if r.next_node}
    # On its second round a loop may find an edge's message delivered already; it invents none.
    assert planned <= played
    assert all(record.penalties == 0 for record in records)


def _full(edge):
    action = parse_activation(edge)
    return f"{action.edge}:{action.schema}:{action.cap}"
