"""The environment: what Gymnasium and SB3 ask of it, and that it is the episode itself."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import given, settings
from hypothesis import strategies as st
from omegaconf import OmegaConf
from stable_baselines3.common.env_checker import check_env as check_for_sb3

from han.core.actions import Activate, Run, parse_activation, parse_run
from han.core.env import HanEnv
from han.core.features.encoder import LAYOUT
from han.core.features.spec import SPEC
from han.core.play import play
from han.core.space import ActionSpace, SpaceConfig
from han.paths import resource
from han.policies.wiring import WiringConfig
from tests.core.support import TASK, parts
from tests.core.test_episode import answer

OTHER = TASK.model_copy(update={"id": "toy/1", "spec": "def f(x): add one"})


def action_set(name: str = "core") -> ActionSpace:
    plain = OmegaConf.to_container(OmegaConf.load(resource(f"cfg/env/{name}.yaml")))
    return ActionSpace(SpaceConfig.model_validate(plain))


def sight(task):
    return np.full(len(SPEC.features), len(task.spec) / 100, np.float32)


def environment(name: str = "core", **budget) -> HanEnv:
    return HanEnv(parts(answer, **budget), [TASK, OTHER], action_set(name), sight)


@pytest.mark.parametrize("name", ["core", "full"])
def test_gymnasium_and_sb3_accept_it_without_a_warning(name):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(environment(name), skip_render_check=True)
        check_for_sb3(environment(name))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 10_000), max_size=60), st.integers(1, 2500), st.booleans())
def test_masks_are_never_empty_and_rewards_sum_to_the_episodes(choices, tokens, legally):
    env = environment(tokens=tokens)
    observation, info = env.reset(seed=0)
    total, ended = 0.0, False
    for choice in [*choices, *[0] * 60]:
        mask = info["action_mask"]
        assert mask.any()
        assert (mask == env.action_masks()).all()
        anew, _ = env.action_set.masks(env.episode)
        assert (mask == anew).all(), "the incremental mask is the one made anew"
        assert env.observation_space.contains(observation)
        open_actions = np.flatnonzero(mask)
        action = open_actions[choice % len(open_actions)] if legally else choice % len(mask)
        observation, reward, terminated, truncated, info = env.step(action)
        total += reward
        if ended := terminated or truncated:
            break
    assert ended
    assert env.observation_space.contains(observation)
    result = env.episode.result("any")
    assert result.reward == pytest.approx(total)
    assert info["tokens"] == result.tokens <= tokens
    assert info["solved"] == (result.outcome == "solved")
    assert result.redundancy == pytest.approx(
        float(observation[LAYOUT.index("redundancy")]), abs=1e-5
    )


def test_the_same_decisions_give_the_episode_that_a_policy_plays():
    env = environment()
    _, info = env.reset(seed=3, options={"task": "toy/1", "draw": 2})
    taken = []
    rng = np.random.default_rng(1)
    while "ending" not in info:
        taken.append(env.action_set.actions[rng.choice(np.flatnonzero(info["action_mask"]))])
        *_, info = env.step(env.action_set.number(taken[-1]))

    class Replayed:
        """Takes what was taken, and where only one action was open, that one."""

        name = "any"

        def reset(self, seed):  # noqa: ARG002
            self.left = list(taken)

        def act(self, situation):
            mask, _ = env.action_set.masks(situation)
            if mask.sum() == 1:
                return env.action_set.actions[mask.argmax()]
            return self.left.pop(0)

    result, _ = play(OTHER, Replayed(), parts(answer), draw=2)
    assert result == env.episode.result("any")


def test_a_seed_fixes_the_tasks_and_options_choose_them():
    env = environment()
    first = [env.reset(seed=5)[1]["task"], *(env.reset()[1]["task"] for _ in range(9))]
    again = [env.reset(seed=5)[1]["task"], *(env.reset()[1]["task"] for _ in range(9))]
    assert first == again
    assert set(first) == {"toy/0", "toy/1"}
    assert env.reset(options={"task": "toy/0"})[1]["task"] == "toy/0"


def test_numbers_and_actions_are_inverse_and_printing_them_too():
    full = action_set("full")
    assert [full.number(action) for action in full.actions] == list(range(len(full)))
    for action in full.actions:
        if isinstance(action, Activate):
            assert parse_activation(str(action)) == action
        if isinstance(action, Run):
            assert parse_run(str(action)) == action
    assert set(action_set("core").actions) < set(full.actions)


SHARED = ["single_shot", "retry", "compress_first", "retrieve_first", "plan_first", "criticise"]


@pytest.mark.parametrize(
    "path", sorted(resource("cfg/policy").glob("*.yaml")), ids=lambda p: p.stem
)
def test_every_hand_made_wiring_acts_in_the_same_space(path):
    wiring = WiringConfig.model_validate(OmegaConf.to_container(OmegaConf.load(path)))
    space = action_set("core" if path.stem in SHARED else "full")
    for step in (*wiring.prologue, *wiring.loop):
        space.number(Run(step.run, step.max_tokens, step.tier or "flash"))
        for activation in step.activations():
            space.number(activation)
