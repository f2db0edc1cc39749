"""Every checked-in configuration composes and validates, from any folder."""

import pytest
from omegaconf import OmegaConf

from han.config.compose import compose_config
from han.config.schema import EnvConfig, EvalConfig
from han.errors import HanError
from han.paths import resource
from han.tasks.stages import CurriculumConfig

CURRICULA = sorted(resource("cfg").glob("curriculum/*.yaml"))  # read by no command yet
GROUPS = sorted(
    f"{path.parent.name}={path.stem}"
    for path in resource("cfg").glob("*/*.yaml")
    if path not in CURRICULA
)
NEEDS = {
    "tasks=file": ["tasks.source=mine.jsonl"],
    "tape=record": ["tape.path=mine.tape"],
    "tape=replay": ["tape.path=mine.tape"],
    "tape=replay_then_live": ["tape.path=mine.tape"],
}


@pytest.mark.parametrize("choice", GROUPS)
def test_every_group_choice_is_a_valid_configuration(choice, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    overrides = [choice, *NEEDS.get(choice, [])]
    if not choice.startswith("env="):
        assert compose_config("eval", EvalConfig, overrides)
    if not choice.startswith("policy="):
        assert compose_config("environment", EnvConfig, overrides)


@pytest.mark.parametrize("path", CURRICULA, ids=lambda path: path.stem)
def test_every_curriculum_is_valid(path):
    assert CurriculumConfig.model_validate(OmegaConf.to_container(OmegaConf.load(path)))


def test_a_wiring_speaks_on_the_tier_there_is():
    assert compose_config("eval", EvalConfig, ["llm=deep"]).default_tier == "deep"
    assert compose_config("eval", EvalConfig, ["llm=flash_deep"]).default_tier == "flash"


@pytest.mark.parametrize("mode", ["record", "replay", "replay_then_live"])
def test_a_tape_needs_a_file(mode):
    with pytest.raises(HanError, match=r"tape.path has no value yet"):
        compose_config("eval", EvalConfig, [f"tape={mode}"])
    with pytest.raises(HanError, match=r"give one, tape.path=FILE"):
        compose_config("eval", EvalConfig, [f"tape={mode}", "tape.path=null"])


def test_live_needs_no_tape():
    assert compose_config("eval", EvalConfig, []).tape.mode == "live"
    with pytest.raises(HanError, match=r"of no use in mode live"):
        compose_config("eval", EvalConfig, ["tape.path=mine.tape"])


def test_users_own_groups_are_found(tmp_path):
    folder = tmp_path / "policy"
    folder.mkdir()
    (folder / "mine.yaml").write_text(
        "name: mine\nprologue: [{edges: ['Spec>Coder'], run: Coder, max_tokens: 64}]\n"
    )
    config = compose_config("eval", EvalConfig, ["policy=mine"], tmp_path)
    assert config.policy.name == "mine"
