"""Stages of a curriculum: ``cfg/curriculum``."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from han.tasks.task import Task

Stratum = Literal["clean", "noisy", "house_rule", "edge", "hard", "hopeless"]
Noise = Literal[0, 1, 2, 3]

USUAL_TIME_S: float = Task.model_fields["time_limit_s"].default
"""Tasks with less than this ask for an efficient algorithm."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Stage(_Strict):
    """Attributes:
    name: for telemetry.
    strata, noise: tasks of these only.
    budget_tokens: energy for one episode, in flash-equivalent tokens.
    time_limited: whether tasks that ask for an efficient algorithm belong to it.
    """

    name: str = Field(min_length=1)
    strata: tuple[Stratum, ...] = Field(min_length=1)
    noise: tuple[Noise, ...] = Field(min_length=1)
    budget_tokens: int = Field(gt=0)
    time_limited: bool = False

    def holds(self, task: Task) -> bool:
        """Whether ``task`` may be drawn at this stage."""
        fits = task.stratum in self.strata and task.noise in self.noise
        return fits and (self.time_limited or task.time_limit_s >= USUAL_TIME_S)


class CurriculumConfig(_Strict):
    """``cfg/curriculum``.

    Attributes:
        stages: from the easiest on; the budget never shrinks.
        window: episodes of a stage over which success is measured.
        promote_at: share of successes, from which on the next stage begins.
        demote_at: share of successes, below which the previous stage returns.
        rehearse: share of draws that come from earlier stages.
    """

    stages: tuple[Stage, ...] = Field(min_length=1)
    window: int = Field(ge=1)
    promote_at: float = Field(gt=0, le=1)
    demote_at: float = Field(ge=0, lt=1)
    rehearse: float = Field(ge=0, lt=1)

    @model_validator(mode="after")
    def _consistent(self) -> "CurriculumConfig":
        if self.demote_at >= self.promote_at:
            raise ValueError("demote_at has to be less than promote_at")
        budgets = [stage.budget_tokens for stage in self.stages]
        if budgets != sorted(budgets):
            raise ValueError("budget_tokens may not shrink from stage to stage")
        if len({stage.name for stage in self.stages}) < len(self.stages):
            raise ValueError("two stages have the same name")
        return self
