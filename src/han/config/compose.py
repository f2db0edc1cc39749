"""From the command line to a checked configuration: Hydra composes, pydantic checks."""

import difflib
from pathlib import Path
from typing import Any, TypeVar, cast

from hydra import compose, initialize_config_dir
from hydra.errors import HydraException
from omegaconf import OmegaConf
from omegaconf.errors import MissingMandatoryValue, OmegaConfBaseException
from pydantic import BaseModel, ValidationError

from han.errors import HanError
from han.paths import resource

Config = TypeVar("Config", bound=BaseModel)


def compose_config(
    root: str, schema: type[Config], overrides: list[str], config_dir: Path | None = None
) -> Config:
    """Composes ``cfg/<root>.yaml`` with Hydra overrides and checks it against ``schema``.

    Args:
        root: name of the root configuration, e.g. ``eval``.
        schema: pydantic model that describes it; unknown keys are errors.
        overrides: Hydra's syntax, e.g. ``["policy=fixed_graph", "budget.tokens=800"]``.
        config_dir: folder with the user's own groups, searched beside the shipped ones.

    Raises:
        HanError: one line that says which key is wrong and what would be right.
    """
    extra = [f"hydra.searchpath=[file://{config_dir.resolve()}]"] if config_dir else []
    try:
        with initialize_config_dir(str(resource("cfg").resolve()), version_base="1.3"):
            composed = compose(root, overrides=overrides + extra)
        plain = OmegaConf.to_container(composed, resolve=True, throw_on_missing=True)
    except (HydraException, OmegaConfBaseException) as error:
        raise HanError(f"config: {_hydra_line(error)}{_near_key(root, error)}") from None
    try:
        return schema.model_validate(plain)
    except ValidationError as error:
        raise HanError(f"config: {_first_line(error)}") from None


def dump_config(config: BaseModel) -> dict[str, Any]:
    """The configuration as plain JSON values, keys in declared order."""
    return config.model_dump(mode="json")


def _hydra_line(error: Exception) -> str:
    """Hydra's message folded into one line, without its advice for programmers."""
    if isinstance(error, MissingMandatoryValue):
        return f"{error.full_key} has no value yet: give one, {error.full_key}=VALUE"
    lines = [line.strip() for line in str(error).splitlines()]
    kept = [line for line in lines if line and not line.startswith(("To append", "set_struct"))]
    text = " ".join(line for line in kept if "full_key" not in line and "object_type" not in line)
    return text.partition(" Config search path:")[0].partition(" See https://hydra.cc")[0]


def _near_key(root: str, error: Exception) -> str:
    """A hint at the key that was probably meant."""
    words = str(error).split("'")
    if len(words) < 2:
        return ""
    with initialize_config_dir(str(resource("cfg").resolve()), version_base="1.3"):
        known = _keys(OmegaConf.to_container(compose(root), throw_on_missing=False))
    near = difflib.get_close_matches(words[1], known, n=1)
    return f" (did you mean {near[0]}?)" if near and near[0] != words[1] else ""


def _keys(tree: Any, prefix: str = "") -> list[str]:
    if not isinstance(tree, dict):
        return []
    keys: list[str] = []
    for name, value in cast(dict[str, Any], tree).items():
        keys += [f"{prefix}{name}", *_keys(value, f"{prefix}{name}.")]
    return keys


def _first_line(error: ValidationError) -> str:
    first = error.errors()[0]
    message = first["msg"].removeprefix("Value error, ")
    more = f" (and {error.error_count() - 1} more)" if error.error_count() > 1 else ""
    place = ".".join(str(part) for part in first["loc"])
    if isinstance(first["input"], dict):
        return f"{place}: {message}{more}" if place else f"{message}{more}"
    return f"{place}: {message}, not {first['input']!r}{more}"
