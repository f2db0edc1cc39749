"""The typed graph: which role may speak to which, how widely and how deeply."""

from collections.abc import Sequence
from functools import cache
from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, field_validator

from han.nodes.message import Speaker

Role = Literal["SpecCompressor", "Retriever", "Planner", "Coder", "Critic"]
ROLES: tuple[Role, ...] = ("SpecCompressor", "Retriever", "Planner", "Coder", "Critic")


class Edge(NamedTuple):
    """A directed edge of the graph; prints as ``Planner>Coder``."""

    source: Speaker
    target: Role

    def __str__(self) -> str:
        return f"{self.source}>{self.target}"


SEED_EDGES: tuple[Edge, ...] = (
    Edge("SpecCompressor", "Planner"),
    Edge("Planner", "Coder"),
    Edge("Planner", "Critic"),
    Edge("Critic", "Coder"),
    Edge("SpecCompressor", "Retriever"),
    Edge("Retriever", "Planner"),
    Edge("Coder", "Critic"),
)
"""The seven edges of the seed (section 6.2)."""

EDGES: tuple[Edge, ...] = (
    Edge("Spec", "SpecCompressor"),
    Edge("Spec", "Retriever"),
    Edge("Spec", "Planner"),
    Edge("Spec", "Coder"),
    Edge("SpecCompressor", "Retriever"),
    Edge("SpecCompressor", "Planner"),
    Edge("SpecCompressor", "Coder"),
    Edge("Retriever", "Planner"),
    Edge("Retriever", "Coder"),
    Edge("Planner", "Coder"),
    Edge("Planner", "Critic"),
    Edge("Coder", "Critic"),
    Edge("Tester", "Critic"),
    Edge("Critic", "Coder"),
    Edge("Tester", "Coder"),
)
"""All edges, in the canonical order in which a prompt shows its inbox."""


@cache
def parse_edge(text: str) -> Edge:
    """Inverse of ``str(edge)``.

    Raises:
        ValueError: not an edge of the graph; the message lists those that are.
    """
    for edge in EDGES:
        if str(edge) == text:
            return edge
    raise ValueError(f"unknown edge {text!r}; the graph has {', '.join(map(str, EDGES))}")


class GraphConfig(BaseModel):
    """Bounds of the graph.

    Attributes:
        edges: edges that may be activated, written ``Source>Target``.
        bootstrap: edges out of the spec that deliver before the first decision (seed, section 3.1:
            ``inboxes = bootstrap_with_spec(task)``).
        max_fanout: edges activated in one step, at most.
        max_depth: messages on the longest way from the spec, at most.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    edges: tuple[str, ...] = tuple(map(str, EDGES))
    bootstrap: tuple[str, ...] = ()
    max_fanout: int = Field(default=2, ge=1, le=8)
    max_depth: int = Field(default=16, ge=1, le=64)

    @field_validator("edges")
    @classmethod
    def _known(cls, edges: Sequence[str]) -> tuple[str, ...]:
        return tuple(str(edge) for edge in sorted(map(parse_edge, edges), key=EDGES.index))

    @field_validator("bootstrap")
    @classmethod
    def _from_the_spec(cls, edges: Sequence[str]) -> tuple[str, ...]:
        for edge in map(parse_edge, edges):
            if edge.source != "Spec":
                raise ValueError(f"{edge.source} has said nothing at the start")
        return tuple(edges)

    def allowed(self) -> tuple[Edge, ...]:
        """The edges, in canonical order."""
        return _parsed(self.edges)


@cache
def _parsed(edges: tuple[str, ...]) -> tuple[Edge, ...]:
    return tuple(map(parse_edge, edges))
