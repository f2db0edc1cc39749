"""In what form and length a message reaches its recipient: payload schema, cap, prompt section."""

from typing import Literal, NamedTuple

from han.nodes.graph import EDGES, Edge
from han.nodes.message import Content, Message, Speaker

PayloadSchema = Literal["summary", "brief", "patch"]
SCHEMAS: tuple[PayloadSchema, ...] = ("summary", "brief", "patch")
Cap = Literal[64, 128, 256]
CAPS: tuple[Cap, ...] = (64, 128, 256)

CHARS_PER_TOKEN = 3
"""A payload cap counts so many characters a token: engine-blind, and on the safe side (the models'
tokenizer averages above three on code and above four on prose). What a prompt really costs is
counted by the engine's own tokenizer and charged in full."""

_TITLES: dict[Speaker, str] = {
    "Spec": "Task",
    "SpecCompressor": "Summary of the task",
    "Retriever": "Notes from the handbook",
    "Planner": "Plan",
    "Coder": "Program",
    "Critic": "Review",
    "Tester": "Test report",
}


class Delivery(NamedTuple):
    """A message in an inbox, with the form that the router chose for it."""

    edge: Edge
    message: Message
    schema: PayloadSchema
    cap: Cap


def render_payload(message: Message, schema: PayloadSchema, cap: int) -> str:
    """Text of a message's content under a schema, cut to ``cap`` tokens at a line's end.

    ``summary`` is the prose, ``brief`` adds the evidence, ``patch`` shows diff and program. The
    spec is the task and no node's message: it is passed on whole.
    """
    content = message.content
    if message.header.sender == "Spec":
        return content.summary
    return _cut(_PARTS[schema](content), cap * CHARS_PER_TOKEN)


def render_prompt(deliveries: list[Delivery]) -> str:
    """The user turn: one titled section a delivery, in canonical edge order."""
    ordered = sorted(deliveries, key=lambda delivery: EDGES.index(delivery.edge))
    return "\n\n".join(
        f"## {_TITLES[d.edge.source]}\n{render_payload(d.message, d.schema, d.cap)}"
        for d in ordered
    )


def _summary(content: Content) -> str:
    return content.summary


def _brief(content: Content) -> str:
    return "\n".join([content.summary, *content.evidence]).strip()


def _patch(content: Content) -> str:
    parts = [content.summary]
    if content.diff_hint:
        parts.append(f"```diff\n{content.diff_hint}\n```")
    if content.code:
        parts.append(f"```python\n{content.code}\n```")
    return "\n".join(part for part in parts if part)


_PARTS = {"summary": _summary, "brief": _brief, "patch": _patch}


def _cut(text: str, limit: int) -> str:
    """First ``limit`` characters, back to the last line break where one lies in the second half."""
    if len(text) <= limit:
        return text
    head = text[:limit]
    line_end = head.rfind("\n")
    return head[:line_end] if line_end >= limit // 2 else head
