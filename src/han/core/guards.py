"""Guardrails (seed, section 9); the fourth of them, the sandbox, is the Tester's."""

from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict, Field

from han.nodes.graph import Role


class GuardConfig(BaseModel):
    """Attributes:
    ping_pong: block an immediate A→B→A→B unless a test more passes than before it.
    similarity_cap: cosine similarity to any one sibling above which an output counts as a copy.
    similarity_penalty: reward lost by each further sibling after one such copy.
    invalid_penalty: reward lost by an action that is masked out.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    ping_pong: bool = True
    similarity_cap: float = Field(default=0.9, ge=0, le=1)
    similarity_penalty: float = Field(default=0.02, ge=0)
    invalid_penalty: float = Field(default=0.05, ge=0)


@dataclass(frozen=True, slots=True)
class Turn:
    """A node that spoke, and how many public tests the best draft passed afterwards."""

    role: Role
    best_passed: int


def is_ping_pong(history: Sequence[Turn], role: Role) -> bool:
    """Whether running ``role`` would complete A→B→A→B without progress since the first A."""
    if len(history) < 3:
        return False
    first, second, third = history[-3:]
    repeats = first.role == third.role != second.role == role
    return repeats and third.best_passed <= first.best_passed
