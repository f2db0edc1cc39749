"""Reward of an episode, in partials (seed, level D).

``R = α·task − β·tokens − γ·latency − δ·redundancy − penalties``.

The seed's fifth term, ε·stability, compares two runs of one task: the evaluator adds it, an episode
can't.
"""

from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict, Field

from han.core.records import StepRecord


class RewardConfig(BaseModel):
    """Weights.

    Attributes:
        alpha_task: for passing all hidden tests.
        beta_tokens: per flash-equivalent token.
        gamma_latency: per millisecond of the deterministic latency proxy.
        delta_redundancy: for a mean sibling similarity of 1.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    alpha_task: float = Field(default=1.0, ge=0)
    beta_tokens: float = Field(ge=0)
    gamma_latency: float = Field(ge=0)
    delta_redundancy: float = Field(ge=0)


@dataclass(frozen=True, slots=True)
class EpisodeReward:
    """Prices steps so that their partials sum to the episode's reward."""

    weights: RewardConfig

    def partial(self, record: StepRecord) -> float:
        """Reward of one step; guardrail penalties are charged at face value."""
        weights = self.weights
        gain = weights.alpha_task * (record.task_score or 0.0)
        cost = weights.beta_tokens * record.charged
        cost += weights.gamma_latency * record.latency_ms
        cost += weights.delta_redundancy * record.redundancy_delta
        return gain - cost - record.penalties
