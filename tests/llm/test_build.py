from pathlib import Path
from typing import Any

import pytest
import yaml
from pydantic import ValidationError

from han.errors import HanError
from han.llm.build import OpenAIConfig, TiersConfig, build_tiers
from han.llm.cached import CachedModel
from han.llm.openai import OpenAIModel
from han.llm.store import CompletionStore
from han.paths import resource

_OPENAI = {"kind": "openai", "base_url": "http://127.0.0.1:9/v1", "model": "m"}


@pytest.mark.parametrize("name", ["flash", "deep", "flash_deep", "openai"])
def test_every_shipped_group_is_valid(name: str) -> None:
    config = TiersConfig.model_validate(
        yaml.safe_load((resource("cfg") / "llm" / f"{name}.yaml").read_text())
    )
    assert set(config.tiers) <= {"flash", "deep"}


@pytest.mark.parametrize(
    ("tier", "message"),
    [
        ({"kind": "other"}, "tiers.flash"),
        (_OPENAI | {"extra": 1}, "tiers.flash.openai.extra"),
        ({"kind": "llamacpp", "weights": "flash", "slots": 0}, "tiers.flash.llamacpp.slots"),
        ({"kind": "llamacpp", "weights": "huge"}, "tiers.flash.llamacpp.weights"),
    ],
)
def test_mistakes_are_named(tier: dict[str, Any], message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        TiersConfig.model_validate({"tiers": {"flash": tier}})


def test_tiers_come_behind_the_cache_unless_told_otherwise(tmp_path: Path) -> None:
    store = CompletionStore(tmp_path)
    tiers = {"flash": OpenAIConfig.model_validate(_OPENAI)}
    cached = build_tiers(TiersConfig(tiers=tiers), store)["flash"]
    bare = build_tiers(TiersConfig(tiers=tiers, cache=False), store)["flash"]
    assert isinstance(cached, CachedModel)
    assert isinstance(bare, OpenAIModel)
    assert cached.digest == bare.digest
    for model in (cached, bare):
        model.close()
    store.close()


def test_weights_that_are_not_here_are_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HAN_CACHE", str(tmp_path))
    config = TiersConfig.model_validate(
        {"tiers": {"deep": {"kind": "llamacpp", "weights": "deep"}}}
    )
    with pytest.raises(HanError, match="model deep is not here"):
        build_tiers(config)
