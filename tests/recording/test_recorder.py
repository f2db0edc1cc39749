"""A recorded tape covers what the plan promised, and the environment plays on it alone."""

import numpy as np

from han.config.assemble import wiring_policy
from han.config.compose import compose_config
from han.config.schema import RecordConfig
from han.core.env import HanEnv
from han.core.features.spec import SPEC
from han.core.space import ActionSpace
from han.recording.coverage import coverage
from han.recording.recorder import Recorder
from han.tape.format import Tape
from tests.core.support import TASK
from tests.tape.support import network

OTHER = TASK.model_copy(update={"id": "toy/1", "spec": "def f(x): add one", "stratum": "noisy"})
TASKS = [TASK, OTHER]


def config(path, *overrides: str) -> RecordConfig:
    plain = ["llm=flash", "plan.wirings=[single_shot,criticise]", f"tape.path={path}"]
    return compose_config("record", RecordConfig, [*plain, *overrides])


def sight(task):  # noqa: ARG001
    return np.zeros(len(SPEC.features), np.float32)


def record(path, *overrides: str) -> RecordConfig:
    chosen = config(path, *overrides)
    with Tape(path, write=True) as tape:
        parts = network(tape, live=True, write=True)
        makers = [wiring_policy(chosen, name) for name in chosen.plan.wirings]
        done = []
        assert not Recorder(chosen, parts, sight, makers).run(TASKS, lambda *at: done.append(at))
        assert done[-1] == (2, 2)
    return chosen


def test_the_first_decisions_are_covered_whole_and_later_ones_in_part(tmp_path):
    path = tmp_path / "toy.tape"
    chosen = record(path, "plan.depth=1")
    with Tape(path) as tape:
        parts = network(tape, live=False, write=False)
        found = coverage(TASKS, parts, ActionSpace(chosen.env), 2)
    assert found["", 0].share == found["noisy", 0].share == 1.0
    assert 0 < found["", 1].share < 1
    assert found["", 1].forks > 1


def test_recording_again_adds_nothing_and_a_longer_plan_only_adds(tmp_path):
    path = tmp_path / "toy.tape"
    digests, sizes = [], []
    for random in (0, 0, 2):
        record(path, f"plan.random={random}")
        with Tape(path) as tape:
            digests.append(tape.digest)
            sizes.append(sum(1 for _ in tape.rows("completion")))
    assert digests[0] == digests[1] != digests[2]
    assert sizes[0] == sizes[1] <= sizes[2]


def test_the_environment_plays_on_the_tape_alone_and_says_where_it_ends(tmp_path):
    path = tmp_path / "toy.tape"
    chosen = record(path, "plan.random=3")
    rng = np.random.default_rng(0)
    endings = set()
    with Tape(path) as tape:
        parts = network(tape, live=False, write=False)
        env = HanEnv(parts, TASKS, ActionSpace(chosen.env), sight)
        for seed in range(60):
            _, info = env.reset(seed=seed)
            assert not (info["action_mask"] & info["unrecorded"]).any()
            ended = truncated = False
            while not (ended or truncated):
                open_actions = np.flatnonzero(info["action_mask"])
                _, _, ended, truncated, info = env.step(rng.choice(open_actions))
            assert truncated == (info["ending"] == "unrecorded")
            endings.add(info["ending"])
    assert {"stop", "unrecorded"} <= endings
