"""The graph as numbers: who has spoken, who has heard whom, what shape that makes."""

from collections.abc import Iterable

from han.core.features.layout import Block, Feature, one_hot
from han.core.mailroom import Links
from han.core.policy import Situation
from han.nodes.graph import EDGES, ROLES, Edge
from han.nodes.message import Speaker

SPEAKERS: tuple[Speaker, ...] = ("Spec", *ROLES, "Tester")
MOTIFS = ("silent", "direct", "chain", "assisted", "fork", "debug", "loop", "debug_loop")
"""What the Coder hears: nothing; the spec alone; one node alone; the spec and one node; two nodes
or more; the Tester; the Critic; both."""

_EDGE_NAMES = [str(edge).replace(">", "_to_") for edge in EDGES]
_ADVISERS = ("SpecCompressor", "Retriever", "Planner")
_NUMBER = {edge: number for number, edge in enumerate(EDGES)}

ROUTING = Block(
    "routing",
    (
        Feature("routing", 0, 1, "a routing decision is due, not a scheduling one"),
        Feature("tokens_left", 0, 1, "share of the token budget that is left"),
        Feature("steps_left", 0, 1, "share of the step budget that is left"),
        *one_hot("now", _EDGE_NAMES, "activated in this step"),
    ),
)
"""Changes with every decision."""

GRAPH = Block(
    "graph",
    (
        *one_hot("spoke", SPEAKERS, "has said something"),
        *(
            Feature(f"held_{name}", 0, 1, f"1: has delivered the source's latest; ½: older: {name}")
            for name in _EDGE_NAMES
        ),
        *(
            Feature(f"in_{role}", 0, 1, f"edges into {role} that delivered; 1 is 5")
            for role in ROLES
        ),
        *(
            Feature(f"out_{who}", 0, 1, f"edges out of {who} that delivered; 1 is 4")
            for who in SPEAKERS
        ),
        *one_hot("motif", MOTIFS, "what the Coder hears"),
    ),
)
"""Changes with every delivery and every output."""


_INDEX = {feature.name: number for number, feature in enumerate(GRAPH.features)}
_SPOKE = {speaker: _INDEX[f"spoke_{speaker}"] for speaker in SPEAKERS}
_MOTIF = {name: _INDEX[f"motif_{name}"] for name in MOTIFS}
_PLACES = {
    edge: (_INDEX[f"held_{name}"], _INDEX[f"in_{edge.target}"], _INDEX[f"out_{edge.source}"])
    for edge, name in zip(EDGES, _EDGE_NAMES, strict=True)
}


def routing_values(situation: Situation) -> list[float]:
    """The block ``routing``: 18 numbers."""
    budget = situation.budget
    now = [0.0] * len(EDGES)
    for action in situation.activated:
        now[_NUMBER[action.edge]] = 1.0
    tokens = situation.tokens_left / budget.tokens
    return [
        float(situation.phase == "route"),
        tokens,
        1 - situation.step_index / budget.steps,
        *now,
    ]


def graph_values(links: Links) -> list[float]:
    """The block ``graph``: 42 numbers."""
    values = [0.0] * len(GRAPH.features)
    for speaker in links.lengths:
        values[_SPOKE[speaker]] = 1.0
    for edge, fresh in links.fresh.items():
        held, into, outof = _PLACES[edge]
        values[held] = 1.0 if fresh else 0.5
        values[into] += 0.2
        values[outof] += 0.25
    values[_MOTIF[motif(links.fresh)]] = 1.0
    return values


def motif(edges: Iterable[Edge]) -> str:
    """Which of ``MOTIFS`` the delivered edges make."""
    heard = {edge.source for edge in edges if edge.target == "Coder"}
    if "Critic" in heard:
        return "debug_loop" if "Tester" in heard else "loop"
    if "Tester" in heard:
        return "debug"
    advisers = sum(role in heard for role in _ADVISERS)
    if advisers > 1:
        return "fork"
    if "Spec" in heard:
        return "assisted" if advisers else "direct"
    return "chain" if advisers else "silent"
