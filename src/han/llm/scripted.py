"""A model that answers from a function: for tests and dry runs, no weights needed."""

import hashlib
import re
import threading
from collections.abc import Callable, Sequence

from han.llm.protocol import Cancelled, Completion, Request

# A token is a word with the blanks before it, or a single mark.
_TOKEN = re.compile(r"\s*\w+|\s*[^\w\s]|\s+")
_TURN_TOKENS = 4


class ScriptedModel:
    """Answers ``answer(request)``, cut at the cap, with made-up but deterministic token counts.

    Like a real model it spends one more token on ending its turn. Thread-safe if ``answer`` is.
    """

    def __init__(self, answer: Callable[[Request], str], name: str = "scripted") -> None:
        """Makes the model.

        Args:
            answer: the whole answer to a request, whatever its cap.
            name: what the digest is made of.
        """
        self._answer = answer
        self._digest = hashlib.sha256(name.encode()).hexdigest()

    @property
    def digest(self) -> str:
        """Digest of the name."""
        return self._digest

    @property
    def context(self) -> int:
        """Beyond anything a test says."""
        return 1 << 20

    def count_tokens(self, system: str, prompt: str) -> int:
        """Words and marks of both texts, and four for each turn's frame."""
        return 2 * _TURN_TOKENS + len(_TOKEN.findall(system)) + len(_TOKEN.findall(prompt))

    def answers(self, request: Request) -> bool:  # noqa: ARG002
        """Always."""
        return True

    def complete(
        self, requests: Sequence[Request], *, cancel: threading.Event | None = None
    ) -> list[Completion]:
        """Answers in the order of the requests.

        Raises:
            Cancelled: ``cancel`` was set before the last answer.
        """
        return [self._complete(request, cancel) for request in requests]

    def close(self) -> None:
        """Does nothing."""

    def _complete(self, request: Request, cancel: threading.Event | None) -> Completion:
        if cancel is not None and cancel.is_set():
            raise Cancelled
        text = self._answer(request)
        ends = tuple(match.end() for match in _TOKEN.finditer(text))
        whole = Completion(
            text=text,
            prompt_tokens=self.count_tokens(request.system, request.prompt),
            completion_tokens=len(ends) + 1,
            finish="stop",
            ms=0.0,
            token_ends=ends,
        )
        return whole.cut(request.max_tokens)
