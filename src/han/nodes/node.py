"""The uniform node API (seed, section 2.1): an inbox and controls in, an output out."""

import threading
from dataclasses import dataclass
from typing import Protocol

from han.llm.protocol import Completion, LanguageModel
from han.nodes.graph import Role
from han.nodes.message import Content, Intent
from han.nodes.payload import Delivery


@dataclass(frozen=True, slots=True)
class Controls:
    """How a node is to run.

    Attributes:
        model: the frozen model that answers; the tier is a matter of which one is handed in.
        max_tokens: cap on completion tokens.
        sample: index of the draw; 0 is greedy, later ones are sampled.
        temperature: of draws after the first.
        entry_point: name of the function that the task asks for.
        signature: its ``def`` line; empty where the task gives none.
        base_code: program that a diff in the answer refers to; empty before the first draft.
        cancel: set to give up the call.
    """

    model: LanguageModel
    max_tokens: int
    sample: int
    temperature: float
    entry_point: str
    signature: str = ""
    base_code: str = ""
    cancel: threading.Event | None = None


@dataclass(frozen=True, slots=True)
class NodeOutput:
    """What a node gave.

    Attributes:
        text: raw answer.
        intent, content: what its message will say.
        draft: complete program that the answer amounts to, diffs applied; ``None`` without one.
        note: annotation for transcript and telemetry, e.g. why a diff was rejected.
        patch_lines: changed lines of an applied diff.
        oversized: a patch was refused for its size alone.
        completion: cost telemetry; ``None`` where no model was called.
    """

    text: str
    intent: Intent
    content: Content
    draft: str | None = None
    note: str = ""
    patch_lines: int = 0
    oversized: bool = False
    completion: Completion | None = None


class Node(Protocol):
    """A frozen role. Stateless: what it says depends on inbox and controls alone."""

    @property
    def role(self) -> Role: ...

    def prompt_tokens(self, inbox: list[Delivery], model: LanguageModel) -> int:
        """Prompt tokens that ``run`` would be charged; 0 where no model is called."""
        ...

    def recorded(self, inbox: list[Delivery], controls: Controls) -> bool:
        """Whether ``run`` can answer: false only where a tape is replayed and does not hold it."""
        ...

    def run(self, inbox: list[Delivery], controls: Controls) -> NodeOutput:
        """Speaks once. Raises what the model raises (``ModelError``, ``Cancelled``)."""
        ...
