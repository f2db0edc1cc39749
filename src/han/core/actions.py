"""What a policy can do: routing decisions, then one scheduling decision, step after step."""

from dataclasses import dataclass
from typing import TypeVar

from han.core.budget import TIERS, Tier
from han.nodes.graph import ROLES, Edge, Role, parse_edge
from han.nodes.payload import CAPS, SCHEMAS, Cap, PayloadSchema

Choice = TypeVar("Choice")


@dataclass(frozen=True, slots=True)
class Activate:
    """Routing: deliver the source's latest message to the target, in this form and length.

    Prints as ``Planner>Coder:brief:128``.
    """

    edge: Edge
    schema: PayloadSchema = "brief"
    cap: Cap = 256

    def __str__(self) -> str:
        return f"{self.edge}:{self.schema}:{self.cap}"


@dataclass(frozen=True, slots=True)
class RouteDone:
    """Routing: no further edge in this step. Prints as ``done``."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Run:
    """Scheduling: this node speaks next, on this tier, with at most so many completion tokens.

    Prints as ``Coder:256:deep``.
    """

    role: Role
    max_tokens: int
    tier: Tier = "flash"

    def __str__(self) -> str:
        return f"{self.role}:{self.max_tokens}:{self.tier}"


@dataclass(frozen=True, slots=True)
class Stop:
    """Scheduling: end the episode and submit the best draft. Prints as ``stop``."""

    def __str__(self) -> str:
        return "stop"


Action = Activate | RouteDone | Run | Stop


def parse_activation(text: str) -> Activate:
    """Reads ``Planner>Coder:brief:128``; schema and cap default to ``brief`` and 256.

    Raises:
        ValueError: unknown edge, schema or cap.
    """
    edge, _, form = text.partition(":")
    schema, _, cap = form.partition(":")
    return Activate(
        parse_edge(edge),
        _choose("payload schema", schema or "brief", SCHEMAS),
        _choose("payload cap", cap or "256", CAPS),
    )


def parse_run(text: str) -> Run:
    """Reads ``Coder:256:deep``; the tier defaults to ``flash``.

    Raises:
        ValueError: unknown role or tier, or no whole number of tokens.
    """
    role, _, rest = text.partition(":")
    tokens, _, tier = rest.partition(":")
    if not tokens.isdigit() or int(tokens) == 0:
        raise ValueError(f"{text!r} names no step budget: write ROLE:TOKENS or ROLE:TOKENS:TIER")
    return Run(_choose("role", role, ROLES), int(tokens), _choose("tier", tier or "flash", TIERS))


def _choose(what: str, text: str, choices: tuple[Choice, ...]) -> Choice:
    for choice in choices:
        if str(choice) == text:
            return choice
    raise ValueError(f"unknown {what} {text!r}; there are {', '.join(map(str, choices))}")
