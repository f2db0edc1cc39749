"""The budget: a hard constraint in flash-equivalent tokens, kept by the episode's own account."""

from dataclasses import dataclass
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

Tier = Literal["flash", "deep"]
TIERS: tuple[Tier, ...] = ("flash", "deep")


class TierCost(BaseModel):
    """What a tier costs.

    Attributes:
        price: flash-equivalent tokens a token (parameter ratio).
        prompt_per_s, decode_per_s: stated tokens a second of the latency proxy.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    price: float = Field(gt=0)
    prompt_per_s: float = Field(gt=0)
    decode_per_s: float = Field(gt=0)

    def charge(self, prompt_tokens: int, completion_tokens: int) -> float:
        """Flash-equivalent tokens of a call."""
        return self.price * (prompt_tokens + completion_tokens)

    def latency_ms(self, prompt_tokens: int, completion_tokens: int) -> float:
        """Latency proxy in milliseconds: tokens through the stated speed, no clock involved."""
        seconds = prompt_tokens / self.prompt_per_s + completion_tokens / self.decode_per_s
        return 1000 * seconds


class BudgetConfig(BaseModel):
    """Limits of one episode.

    Attributes:
        tokens: flash-equivalent tokens, prompts and completions of all calls.
        steps: scheduling decisions.
        step_tokens: completion tokens that one call may be granted; a policy chooses among these.
        retries: runs of a node on an unchanged inbox after the first; ``null`` leaves it to the
            other limits.
        wall_s: seconds of wall-clock after which no further node is run: a safety net, far from
            what an episode needs, for a limit that binds would make results depend on the machine.
        stop_on_public_pass: the episode ends once a draft passes all public tests.
        costs: price and stated speed by tier.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    tokens: float = Field(default=1600, gt=0)
    steps: int = Field(default=16, gt=0, le=64)
    step_tokens: tuple[int, ...] = Field(default=(64, 128, 256, 512), min_length=1)
    retries: int | None = Field(default=None, ge=0)
    wall_s: float = Field(default=3600, gt=0)
    stop_on_public_pass: bool = True
    costs: dict[Tier, TierCost]


@dataclass(slots=True)
class Account:
    """What an episode has spent, in flash-equivalent tokens."""

    limit: float
    spent: float = 0.0

    @property
    def left(self) -> float:
        return self.limit - self.spent

    def admits(self, cost: TierCost, prompt_tokens: int, max_tokens: int) -> bool:
        """Whether a call surely fits: prompt and cap are priced in full before it is made."""
        return cost.charge(prompt_tokens, max_tokens) <= self.left

    def charge(self, amount: float) -> None:
        self.spent += amount
