"""What holds in every episode, whatever the policy does."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from han.core.actions import Activate, RouteDone, Run, Stop
from han.core.episode import Episode
from han.nodes.graph import EDGES, ROLES, Edge
from han.nodes.payload import CAPS, SCHEMAS
from han.tasks.task import Case, Cases
from tests.core.support import TASK, FakeJudge, parts

ANY_ACTION = st.one_of(
    st.builds(Activate, st.sampled_from(EDGES), st.sampled_from(SCHEMAS), st.sampled_from(CAPS)),
    st.just(RouteDone()),
    st.builds(
        Run,
        st.sampled_from(ROLES),
        st.sampled_from([64, 128, 256]),
        st.sampled_from(["flash", "deep"]),
    ),
    st.just(Stop()),
)


def answer(request) -> str:
    """Varied, deterministic, sometimes empty, sometimes a solution, sometimes far too long."""
    kind = int(request.fingerprint[:4], 16) % 8
    return ["", "pass=1", "pass=2 good", "diff pass=1", "word " * 400, "oversized", "é", "pass=0"][
        kind
    ]


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.one_of(ANY_ACTION, st.integers(0, 10_000)), max_size=80),
    st.integers(1, 2500),
    st.integers(1, 16),
    st.sampled_from([None, 0, 1, 3]),
)
def test_limits_hold_and_partials_sum_whatever_is_done(choices, tokens, steps, retries):
    judge = FakeJudge()
    episode = Episode(
        TASK, parts(answer, judge=judge, tokens=tokens, steps=steps, retries=retries), "toy"
    )
    rewards = []
    for choice in [*choices, *[Stop()] * 40]:
        if episode.ending:
            break
        legal = episode.legal_actions()
        assert legal, "the mask is never empty"
        action = legal[choice % len(legal)] if isinstance(choice, int) else choice
        assert (action in legal) == (episode.refusal(action) == "")
        rewards.append(episode.step(action))
        assert 0 <= episode.tokens_left <= tokens
    result = episode.result("any")
    assert result.tokens <= tokens
    assert result.steps == len(episode.records) <= steps
    assert math.isclose(result.reward, sum(rewards), abs_tol=1e-12)
    assert result.tokens == sum(record.charged for record in episode.records)
    assert sum(which == "hidden" for which, _ in judge.runs) == (result.submission != "")
    assert [r.task_score is not None for r in episode.records].index(True) == result.steps - 1


def test_an_action_out_of_phase_costs_a_step_and_a_penalty():
    episode = Episode(TASK, parts(), "toy")
    assert episode.step(Run("Coder", 64)) == -0.05
    assert (episode.step_index, episode.phase) == (1, "route")


def test_a_retry_on_an_unchanged_inbox_is_the_next_draw_and_draws_are_disjoint():
    samples = []
    for draw in (0, 1):
        episode = Episode(TASK, parts(lambda r: f"x{r.sample}"), "toy", draw=draw)
        episode.step(Activate(Edge("Spec", "Coder")))
        for _ in range(3):
            if episode.phase == "route":
                episode.step(RouteDone())
            episode.step(Run("Coder", 64))
        samples.append([record.sample for record in episode.records])
    assert samples[0] == [0, 1, 2]
    assert not set(samples[0]) & set(samples[1])


def test_retries_bound_the_runs_on_an_unchanged_inbox():
    episode = Episode(TASK, parts(retries=0), "toy")
    episode.step(Activate(Edge("Spec", "Coder")))
    episode.step(RouteDone())
    episode.step(Run("Coder", 64))
    episode.step(RouteDone())
    assert "run again 0 times" in episode.refusal(Run("Coder", 64))


def test_a_passing_draft_ends_the_episode_and_is_submitted():
    episode = Episode(TASK, parts(lambda r: f"pass={r.sample} good"), "toy")
    episode.step(Activate(Edge("Spec", "Coder")))
    while not episode.ending:
        episode.step(RouteDone())
        episode.step(Run("Coder", 64))
    result = episode.result("single")
    assert (result.ending, result.outcome, result.steps) == ("passed_public", "solved", 3)
    assert result.submission == "pass=2 good"
    assert episode.records[-1].task_score == 1.0


def test_stopping_without_a_draft_scores_nothing_and_runs_no_hidden_test():
    judge = FakeJudge()
    episode = Episode(TASK, parts(judge=judge), "toy")
    episode.step(RouteDone())
    assert episode.step(Stop()) == 0.0
    assert episode.result("none").outcome == "no_submission"
    assert judge.runs == []
    with pytest.raises(RuntimeError):
        episode.step(Stop())


def test_a_call_is_admitted_only_if_prompt_and_cap_fit():
    network = parts(tokens=100)
    episode = Episode(TASK, network, "toy")
    episode.step(Activate(Edge("Spec", "Coder")))
    episode.step(RouteDone())
    assert episode.refusal(Run("Coder", 256)) == "over the token budget"
    assert episode.refusal(Run("Coder", 64, "deep")) == "over the token budget"
    assert episode.refusal(Run("Coder", 64)) == ""


def test_an_oversized_patch_forces_the_planner():
    episode = Episode(TASK, parts(lambda r: "oversized" if r.role == "Critic" else "pass=0"), "toy")
    for edge, role in (
        (Edge("Spec", "Planner"), "Planner"),
        (Edge("Planner", "Coder"), "Coder"),
        (Edge("Coder", "Critic"), "Critic"),
    ):
        episode.step(Activate(edge))
        episode.step(RouteDone())
        episode.step(Run(role, 64))
    episode.step(RouteDone())
    assert "Planner must brief" in episode.refusal(Run("Coder", 64))
    assert episode.refusal(Run("Planner", 64)) == ""


def test_a_sibling_after_a_copy_is_penalised():
    episode = Episode(TASK, parts(lambda _: "pass=0 the same words"), "toy")
    for role in ("SpecCompressor", "Planner", "Coder"):
        episode.step(Activate(Edge("Spec", role)))
        episode.step(RouteDone())
        episode.step(Run(role, 64))
    assert [record.sim_to_peers for record in episode.records][1:] == pytest.approx([1.0, 1.0])
    assert [record.penalties for record in episode.records] == [0.0, 0.0, 0.02]


def test_equal_episodes_are_equal_byte_for_byte():
    def play():
        episode = Episode(TASK, parts(answer), "toy")
        for _ in range(6):
            if not episode.ending:
                legal = episode.legal_actions()
                episode.step(legal[0])
        while not episode.ending:
            episode.step(RouteDone() if episode.phase == "route" else Stop())
        return episode.result("first").model_dump_json(by_alias=True)

    assert play() == play()


def test_nothing_that_a_node_or_a_reader_sees_holds_a_hidden_test():
    secret = "HIDDEN_MARKER"
    hidden = Cases(cases=(Case(args=f"('{secret}_in',)", expected=f"'{secret}_out'"),))
    task = TASK.model_copy(update={"hidden": hidden})
    heard = []

    def listen(request):
        heard.append(f"{request.system}{request.prompt}")
        return answer(request)

    episode = Episode(task, parts(listen), "toy")
    turn = 0
    while not episode.ending:
        legal = episode.legal_actions()
        runs = [action for action in legal if not isinstance(action, Stop | RouteDone)]
        episode.step(runs[turn % len(runs)] if runs else legal[-1])
        turn += 1
    assert heard
    seen = "".join(heard) + "".join(entry.model_dump_json() for entry in episode.entries)
    seen += "".join(record.model_dump_json() for record in episode.records)
    assert secret not in seen
