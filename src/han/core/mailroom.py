"""Latest messages and inboxes: what routing changes."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import get_args

from han.core.actions import Activate
from han.nodes.graph import EDGES, Edge, GraphConfig, Role
from han.nodes.message import Content, Header, Intent, Message, Speaker, Trace
from han.nodes.payload import CHARS_PER_TOKEN, Delivery, render_prompt


@dataclass(slots=True)
class Links:
    """The graph as far as it was used, without a word of what was said.

    Attributes:
        fresh: edges that have delivered; true while the source has said nothing newer since.
        lengths: latest message of everyone who has spoken, in tokens (estimate of its header).
        touched: edges in the order in which they changed: their source spoke, or they delivered.
    """

    fresh: dict[Edge, bool] = field(default_factory=dict[Edge, bool])
    lengths: dict[Speaker, int] = field(default_factory=dict[Speaker, int])
    touched: list[Edge] = field(default_factory=list[Edge])


_OUT_OF: dict[Speaker, list[Edge]] = {
    speaker: [edge for edge in EDGES if edge.source == speaker] for speaker in get_args(Speaker)
}


class Mailroom:
    """Who last said what, and what lies in whose inbox.

    An inbox holds one delivery an edge; a new one replaces the old, and nothing is ever consumed:
    a node that runs twice without a new delivery hears the same prompt twice.

    Attributes:
        links: what has been said to whom, for the policies.
    """

    def __init__(self, graph: GraphConfig, episode_id: str) -> None:
        self._graph = graph
        self._episode_id = episode_id
        self._edges = frozenset(graph.allowed())
        self._latest: dict[Speaker, Message] = {}
        self._inboxes: dict[Role, dict[Speaker, Delivery]] = {}
        self._sorted: dict[Role, list[Delivery]] = {}
        self._prompts: dict[Role, str] = {}
        self._count = 0
        self.links = Links()

    def inbox(self, role: Role) -> list[Delivery]:
        """What lies there, one delivery an edge, in canonical edge order."""
        return self._sorted.get(role, [])

    def prompt(self, role: Role) -> str:
        """The inbox as the role's prompt; rendered once a delivery."""
        if role not in self._prompts:
            self._prompts[role] = render_prompt(self.inbox(role))
        return self._prompts[role]

    def post(
        self,
        sender: Speaker,
        intent: Intent,
        content: Content,
        step: int,
        parents: Sequence[Message] = (),
        certainty: float | None = None,
        novelty: float | None = None,
    ) -> Message:
        """Makes a message the sender's latest."""
        self._count += 1
        length = len(content.summary) + sum(map(len, content.evidence))
        length += len(content.diff_hint) + len(content.code)
        message = Message(
            id=f"msg_{self._count}",
            header=Header(
                sender=sender,
                intent=intent,
                certainty=certainty,
                novelty_est=novelty,
                cost_est=length // CHARS_PER_TOKEN,
            ),
            content=content,
            trace=Trace(
                episode_id=self._episode_id,
                step=step,
                parents=tuple(parent.id for parent in parents),
                depth=max((parent.trace.depth + 1 for parent in parents), default=0),
            ),
        )
        self._latest[sender] = message
        self.links.lengths[sender] = message.header.cost_est
        for edge in _OUT_OF[sender]:
            self.links.touched.append(edge)
            if edge in self.links.fresh:
                self.links.fresh[edge] = False
        return message

    def refusal(self, action: Activate) -> str:
        """Why the edge can't be activated so; empty where it can."""
        if action.edge not in self._edges:
            return f"{action.edge} is not in the graph"
        message = self._latest.get(action.edge.source)
        if message is None:
            return f"{action.edge.source} has said nothing yet"
        if message.trace.depth >= self._graph.max_depth:
            return f"deeper than {self._graph.max_depth} messages"
        held = self._inboxes.get(action.edge.target, {}).get(action.edge.source)
        if held and (held.message.id, held.schema, held.cap) == (
            message.id,
            action.schema,
            action.cap,
        ):
            return "delivered already"
        return ""

    def deliver(self, action: Activate) -> Delivery:
        """Puts the source's latest message into the target's inbox."""
        source, target = action.edge.source, action.edge.target
        message = self._latest[source]
        addressed = message.model_copy(
            update={"header": message.header.model_copy(update={"to": target})}
        )
        delivery = Delivery(action.edge, addressed, action.schema, action.cap)
        box = self._inboxes.setdefault(target, {})
        box[source] = delivery
        self._sorted[target] = sorted(box.values(), key=lambda d: EDGES.index(d.edge))
        self._prompts.pop(target, None)
        self.links.fresh[action.edge] = True
        self.links.touched.append(action.edge)
        return delivery
