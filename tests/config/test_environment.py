"""``gymnasium.make`` on the packaged tape: no model, no sandbox, no torch."""

import subprocess
import sys

import gymnasium
import numpy as np
import pytest

import han.envs  # noqa: F401 - registers the environment
from han.errors import HanError

PLAY = """
import sys, gymnasium, han.envs
env = gymnasium.make("han/ProgramSynthesis-v0")
env.action_space.seed(0)
for seed in range(20):
    _, info = env.reset(seed=seed)
    while "ending" not in info:
        action = env.action_space.sample(mask=info["action_mask"].astype("int8"))
        _, reward, _, _, info = env.step(action)
        print(info["task"], action, repr(reward), info.get("ending"))
heavy = {"torch", "xllamacpp", "sandlock", "sentence_transformers"} & set(sys.modules)
assert not heavy, heavy
"""


def test_it_plays_in_fresh_processes_alike_and_loads_nothing_heavy():
    first, again = (
        subprocess.run(
            [sys.executable, "-c", PLAY], capture_output=True, text=True, check=True, timeout=120
        ).stdout
        for _ in range(2)
    )
    assert first == again
    assert first.count("\n") > 40


def test_environments_share_their_parts_and_settings_are_checked():
    one = gymnasium.make("han/ProgramSynthesis-v0").unwrapped
    other = gymnasium.make("han/ProgramSynthesis-v0", env="full", budget=1600).unwrapped
    same = gymnasium.make("han/ProgramSynthesis-v0", overrides=("draws=[0,1]",)).unwrapped
    assert one._parts is same._parts is not other._parts
    assert len(other.action_set) > len(one.action_set)
    other.reset(seed=0)
    assert other.episode.budget.tokens == 1600
    with pytest.raises(HanError, match="Could not find 'env/tiny'"):
        gymnasium.make("han/ProgramSynthesis-v0", env="tiny")
    with pytest.raises(HanError, match=r"tape nowhere\.tape"):
        gymnasium.make("han/ProgramSynthesis-v0", tape="nowhere.tape")


def test_a_hand_made_wiring_is_on_the_tape_whole():
    env = gymnasium.make("han/ProgramSynthesis-v0").unwrapped
    solved = 0
    for task in list(env._tasks)[:6]:
        _, info = env.reset(options={"task": task})
        coder = env.action_set.stop + 4  # Coder:256:flash
        assert str(env.action_set.actions[coder]) == "Coder:256:flash"
        assert info["action_mask"][coder], "one shot of the Coder was recorded for every task"
        _, _, _, _, info = env.step(np.int64(coder))
        solved += info.get("ending") == "passed_public"
    assert solved
