"""The configuration of a run, checked: one model over all groups of ``cfg/``."""

from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from han.core.budget import TIERS, BudgetConfig, Tier
from han.core.guards import GuardConfig
from han.core.space import ActionSpace, SpaceConfig
from han.llm.build import TiersConfig
from han.nodes.config import NodesConfig
from han.nodes.graph import GraphConfig
from han.policies.wiring import WiringConfig
from han.reward.episode_reward import RewardConfig


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class TasksConfig(_Strict):
    """Which tasks a run plays.

    Attributes:
        source: a named set (``train``, ``validation``, ``test``, ``starter``, ``humaneval``) or
            the path of a file.
        strata: tasks of these strata only; empty takes all.
        noise: tell generated tasks at this level, 0–3, instead of their own.
    """

    source: str = Field(min_length=1)
    strata: tuple[str, ...] = ()
    noise: int | None = Field(default=None, ge=0, le=3)


class SandboxConfig(_Strict):
    """Attributes:
    engine: ``auto`` takes sandlock, then bubblewrap, and refuses where neither works.
    workers: candidates tested at once.
    """

    engine: Literal["auto", "sandlock", "bubblewrap", "unsafe"] = "auto"
    workers: int = Field(default=2, ge=1, le=64)


class TapeConfig(_Strict):
    """Attributes:
    mode: ``live`` knows no tape; ``record`` adds what the live parts answer; ``replay`` takes
        everything from the tape; ``replay_then_live`` asks the live parts for what it lacks and
        writes nothing.
    path: the tape's file.
    """

    mode: Literal["live", "record", "replay", "replay_then_live"] = "live"
    path: str | None = Field(default=None, min_length=1)

    @model_validator(mode="after")
    def _named(self) -> "TapeConfig":
        if (self.mode == "live") != (self.path is None):
            raise ValueError(
                "tape.path is of no use in mode live: choose tape=record or tape=replay"
                if self.path
                else f"mode {self.mode} needs a file: give one, tape.path=FILE"
            )
        return self


class PartsConfig(_Strict):
    """What every episode is given, whoever plays it."""

    tasks: TasksConfig
    llm: TiersConfig
    nodes: NodesConfig
    budget: BudgetConfig
    reward: RewardConfig
    graph: GraphConfig
    guards: GuardConfig
    sandbox: SandboxConfig
    tape: TapeConfig = TapeConfig()
    temperature: float = Field(default=0.8, gt=0, le=2)

    @property
    def default_tier(self) -> Tier:
        """Where a wiring speaks when it names no tier: the smallest there is."""
        return next(tier for tier in TIERS if tier in self.llm.tiers)

    @model_validator(mode="after")
    def _tiers_known(self) -> Self:
        if unknown := set(self.llm.tiers) - set(TIERS):
            raise ValueError(f"llm.tiers: there are {', '.join(TIERS)}, no {', '.join(unknown)}")
        return self

    def check_wiring(self, policy: WiringConfig) -> None:
        """Raises ValueError if a wiring asks for a tier or a step budget that is not there."""
        for step in (*policy.prologue, *policy.loop):
            if step.tier and step.tier not in self.llm.tiers:
                raise ValueError(f"policy {policy.name} speaks on tier {step.tier}, llm has none")
            if step.max_tokens not in self.budget.step_tokens:
                raise ValueError(
                    f"policy {policy.name} asks for {step.max_tokens} tokens a step, "
                    f"budget.step_tokens has {list(self.budget.step_tokens)}"
                )


class EvalConfig(PartsConfig):
    """``cfg/eval.yaml``, where each key is explained."""

    policy: WiringConfig
    run: str | None = Field(default=None, pattern=r"^[\w][\w./-]*$")
    runs: str = "runs"
    limit: int | None = Field(default=None, gt=0)
    draw: int = Field(default=0, ge=0)
    at_once: int = Field(default=12, ge=1, le=256)

    @model_validator(mode="after")
    def _wiring_fits(self) -> Self:
        self.check_wiring(self.policy)
        return self


class EnvConfig(PartsConfig):
    """``cfg/environment.yaml``, where each key is explained."""

    env: SpaceConfig
    draws: tuple[int, ...] = Field(default=(0,), min_length=1)
    limit: int | None = Field(default=None, gt=0)

    @model_validator(mode="after")
    def _runs_fit(self) -> Self:
        for run in ActionSpace(self.env).runs:
            if run.max_tokens not in self.budget.step_tokens:
                raise ValueError(f"env {self.env.name} has {run}, budget.step_tokens has not")
        return self


class PlanConfig(_Strict):
    """Attributes:
    wirings: names in ``cfg/policy``, ``NAME`` or ``NAME@TIER``, played in every draw.
    depth: all ways to take the first so many steps; 0 leaves them out.
    random: episodes of random decisions a task.
    seed: of their coins.
    at_once: tasks recorded side by side; more than the engines' slots, so that none idles.
    """

    wirings: tuple[str, ...] = ()
    depth: int = Field(default=1, ge=0, le=4)
    random: int = Field(default=0, ge=0)
    seed: int = 0
    at_once: int = Field(default=12, ge=1, le=256)


class RecordConfig(EnvConfig):
    """``cfg/record.yaml``, where each key is explained."""

    plan: PlanConfig
    per_stratum: int | None = Field(default=None, gt=0)

    @model_validator(mode="after")
    def _records(self) -> Self:
        if self.tape.mode == "live":
            raise ValueError("han record needs a file: give one, tape.path=FILE")
        return self
