"""A curriculum: which tasks a learner meets, in stages that follow its success.

Everything is deterministic: what an environment draws depends only on the seed, its index, how
often it has drawn, and the stage; the stage only on the results in the order in which they are
reported. Environments that step side by side report in the order of their indices after each step.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from han.errors import HanError
from han.tasks.stages import CurriculumConfig
from han.tasks.task import Task


@dataclass(frozen=True, slots=True)
class Assignment:
    """What an environment plays next.

    Attributes:
        task: the task.
        stage: index of the stage that it is drawn from: the current one, or a rehearsed one.
        name: that stage's name.
        budget_tokens: the current stage's, in a rehearsal too.
    """

    task: Task
    stage: int
    name: str
    budget_tokens: int


class CurriculumEvent(BaseModel):
    """A promotion or demotion, one line of telemetry (``han.core.telemetry.append_line``).

    Attributes:
        episode: how many results had been reported, this one included.
        stage_from, stage_to: indices.
        name: of the new stage.
        rate: share of successes in the window that decided.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    schema_version: Literal[1] = 1
    episode: int
    stage_from: int
    stage_to: int
    name: str
    rate: float


class _State(BaseModel):
    """``playing``: environment → number of changes at its assignment; in a rehearsal −1."""

    model_config = ConfigDict(extra="forbid")

    stage: int = Field(default=0, ge=0)
    changes: int = 0
    episodes: int = 0
    window: list[bool] = []
    draws: dict[int, int] = {}
    playing: dict[int, int] = {}


class Curriculum:
    """Hands out tasks and follows the results.

    Only episodes that were drawn from the current stage, since it was last entered, count in its
    window: neither rehearsals nor what began before a change and ends after it.
    """

    def __init__(self, config: CurriculumConfig, tasks: Sequence[Task], seed: int) -> None:
        """Raises HanError if a stage is left without a task."""
        self._config = config
        self._seed = seed
        self._pools = [[task for task in tasks if one.holds(task)] for one in config.stages]
        for one, pool in zip(config.stages, self._pools, strict=True):
            if not pool:
                raise HanError(f"curriculum: no task fits stage {one.name!r}")
        self._state = _State()

    @property
    def stage(self) -> int:
        """Index of the current stage."""
        return self._state.stage

    def assign(self, env_index: int) -> Assignment:
        """The next episode of an environment; one that it has not reported is forgotten."""
        state = self._state
        draw = state.draws.get(env_index, 0)
        rng = random.Random(f"{self._seed}/{env_index}/{draw}/{state.stage}")
        rehearsal = rng.random() < self._config.rehearse and state.stage > 0
        drawn = rng.randrange(state.stage) if rehearsal else state.stage
        state.draws[env_index] = draw + 1
        state.playing[env_index] = -1 if rehearsal else state.changes
        return Assignment(
            task=rng.choice(self._pools[drawn]),
            stage=drawn,
            name=self._config.stages[drawn].name,
            budget_tokens=self._config.stages[state.stage].budget_tokens,
        )

    def report(self, env_index: int, success: bool) -> CurriculumEvent | None:
        """Takes the result of an environment's episode; says if it changed the stage.

        Raises:
            ValueError: the environment is not playing an episode.
        """
        state = self._state
        if env_index not in state.playing:
            raise ValueError(f"environment {env_index} plays no episode")
        state.episodes += 1
        if state.playing.pop(env_index) != state.changes:
            return None
        state.window = [*state.window, success][-self._config.window :]
        if len(state.window) < self._config.window:
            return None
        rate = sum(state.window) / len(state.window)
        if rate >= self._config.promote_at:
            return self._enter(state.stage + 1, rate)
        if rate < self._config.demote_at:
            return self._enter(state.stage - 1, rate)
        return None

    def state(self) -> dict[str, Any]:
        """All that changes, as JSON values."""
        return self._state.model_dump(mode="json")

    def restore(self, state: dict[str, Any]) -> None:
        """Goes on from ``state()`` of a curriculum with the same configuration, tasks and seed.

        Raises:
            ValueError: it is no such state.
        """
        restored = _State.model_validate(state)
        if restored.stage >= len(self._config.stages):
            raise ValueError(f"there is no stage {restored.stage}")
        self._state = restored

    def _enter(self, stage: int, rate: float) -> CurriculumEvent | None:
        state = self._state
        if not 0 <= stage < len(self._config.stages):
            return None
        event = CurriculumEvent(
            episode=state.episodes,
            stage_from=state.stage,
            stage_to=stage,
            name=self._config.stages[stage].name,
            rate=rate,
        )
        state.stage, state.changes, state.window = stage, state.changes + 1, []
        return event
