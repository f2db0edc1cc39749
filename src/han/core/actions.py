"""What a policy can do. An episode takes routing decisions, then one scheduling decision, and so on."""

from typing import NamedTuple

from han.core.budget import Tier
from han.nodes.graph import Edge, Role
from han.nodes.payload import Cap, PayloadSchema


class Activate(NamedTuple):
    """Routing: deliver the source's latest message to the target, in this form and length."""

    edge: Edge
    schema: PayloadSchema = "brief"
    cap: Cap = 256


class RouteDone(NamedTuple):
    """Routing: no further edge in this step."""


class Run(NamedTuple):
    """Scheduling: this node speaks next, on this tier, with at most so many completion tokens."""

    role: Role
    max_tokens: int
    tier: Tier = "flash"


class Stop(NamedTuple):
    """Scheduling: end the episode and submit the best draft."""


Action = Activate | RouteDone | Run | Stop
