"""What a policy can do: routing decisions, then one scheduling decision, step after step."""

from dataclasses import dataclass

from han.core.budget import Tier
from han.nodes.graph import Edge, Role
from han.nodes.payload import Cap, PayloadSchema


@dataclass(frozen=True, slots=True)
class Activate:
    """Routing: deliver the source's latest message to the target, in this form and length."""

    edge: Edge
    schema: PayloadSchema = "brief"
    cap: Cap = 256


@dataclass(frozen=True, slots=True)
class RouteDone:
    """Routing: no further edge in this step."""


@dataclass(frozen=True, slots=True)
class Run:
    """Scheduling: this node speaks next, on this tier, with at most so many completion tokens."""

    role: Role
    max_tokens: int
    tier: Tier = "flash"


@dataclass(frozen=True, slots=True)
class Stop:
    """Scheduling: end the episode and submit the best draft."""


Action = Activate | RouteDone | Run | Stop
