"""From a configuration to the environment."""

import atexit
from collections.abc import Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any, cast

import numpy as np
import safetensors.numpy
from numpy.typing import NDArray

from han.config.assemble import open_parts
from han.config.compose import compose_config
from han.config.schema import EnvConfig
from han.core.env import HanEnv
from han.core.features.spec import SpecSight
from han.core.parts import Parts
from han.core.space import ActionSpace
from han.errors import HanError
from han.paths import resource
from han.tasks.load import load_tasks

_open = ExitStack()
atexit.register(_open.close)


def make_env(
    *,
    env: str = "core",
    tasks: str = "train",
    llm: str = "flash_deep",
    tape: str | Path = "packaged",
    budget: float | None = None,
    overrides: Sequence[str] = (),
    render_mode: str | None = None,
) -> HanEnv:
    """Makes ``han/ProgramSynthesis-v0``. Environments of one process share models and tools.

    Args:
        env: the action set, ``core`` or ``full`` (``cfg/env``).
        tasks: a named set (``train``, ``validation``, ``test``) or a file of tasks; in replay those
            of them that the tape has met.
        llm: the tiers (``cfg/llm``).
        tape: file to replay; ``packaged`` is the one that comes with han, ``live`` runs the models.
        budget: flash-equivalent tokens an episode; by default 3,200.
        overrides: any further Hydra overrides, e.g. ``("reward=seed", "draws=[0,1]")``.
        render_mode: ``ansi`` or none.

    Raises:
        HanError: a setting is wrong, or a tape, weights or the sandbox is missing.
    """
    config = compose_config(
        "environment",
        EnvConfig,
        [
            f"env={env}",
            *_tasks(tasks),
            f"llm={llm}",
            *_tape(tape),
            *([] if budget is None else [f"budget.tokens={budget}"]),
            *overrides,
        ],
    )
    parts, sight = _shared(_PartsOf(config))
    chosen = config.tasks
    found = load_tasks(chosen.source, strata=chosen.strata, noise=chosen.noise, limit=config.limit)
    found = [task for task in found if sight.answers(task)]
    if not found:
        raise HanError(f"tape {config.tape.path} holds none of the tasks of {chosen.source}")
    return HanEnv(
        parts, found, ActionSpace(config.env), sight, draws=config.draws, render_mode=render_mode
    )


class _PartsOf:
    """A configuration as far as it decides the parts: equal ones share them."""

    def __init__(self, config: EnvConfig) -> None:
        self.config = config
        self._key = config.model_dump_json(exclude={"env", "tasks", "draws", "limit"})

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _PartsOf) and self._key == other._key


@cache
def _shared(wanted: _PartsOf) -> tuple[Parts, SpecSight]:
    parts, _ = _open.enter_context(open_parts(wanted.config))
    return parts, make_sight(parts)


def make_sight(parts: Parts) -> SpecSight:
    """What computes the features of a spec from these parts."""
    path = resource("data/features") / "spec_directions.safetensors"
    directions: dict[str, NDArray[np.float32]] = cast(Any, safetensors.numpy).load_file(path)
    return SpecSight(parts.index, parts.embedder, directions)


def _tasks(source: str) -> list[str]:
    if (resource("cfg") / "tasks" / f"{source}.yaml").is_file():
        return [f"tasks={source}"]
    return ["tasks=file", f"tasks.source={source}"]


def _tape(tape: str | Path) -> list[str]:
    if tape == "live":
        return ["tape=live"]
    path = packaged_tape() if tape == "packaged" else Path(tape)
    return ["tape=replay", f"tape.path={path}"]


def packaged_tape() -> Path:
    """The training tape that comes with han."""
    path = resource("data/tapes") / "train.tape"
    if not path.is_file():
        raise HanError(f"{path} is missing: run the models with tape='live', or name a tape")
    return path
