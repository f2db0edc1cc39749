"""What answers a prompt: the contract between the network's nodes and any engine below them."""

import hashlib
import json
import math
import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, Protocol

from han.errors import HanError

Finish = Literal["stop", "length", "timeout"]


class ModelError(HanError):
    """No answer can be had from the engine: unreachable, refused, or broken beyond the retries."""


class Cancelled(Exception):
    """The caller withdrew the request through its ``cancel`` event."""


@dataclass(frozen=True, slots=True)
class Request:
    """One call of a frozen model.

    Attributes:
        role: name of the asking node, e.g. ``"Coder"``.
        system: system prompt.
        prompt: rendered user turn.
        max_tokens: cap on completion tokens (≥ 1); not part of the fingerprint.
        temperature: 0 is greedy.
        sample: index of the draw (≥ 0); the sampling seed derives from the fingerprint.
        model: digest that identifies the weights.
    """

    role: str
    system: str
    prompt: str
    max_tokens: int
    temperature: float
    sample: int
    model: str

    @property
    def fingerprint(self) -> str:
        """Hex SHA-256 that keys cache and tape: all that the completion depends on but the cap.

        The cap is left out because a short answer is the token prefix of the long one.
        """
        parts = [
            self.role,
            _digest(self.system),
            _digest(self.prompt),
            repr(float(self.temperature)),
            self.sample,
            self.model,
        ]
        return _digest(json.dumps(parts))

    @property
    def seed(self) -> int:
        """Sampling seed in [0, 2³¹), a function of the fingerprint."""
        return int(self.fingerprint[:8], 16) & 0x7FFFFFFF


@dataclass(frozen=True, slots=True)
class Completion:
    """What came back.

    Attributes:
        text: the answer; may be empty.
        prompt_tokens: tokens of system prompt and prompt with the chat template, whether or not a
            prefix was reused.
        completion_tokens: tokens decoded, the end-of-turn token included if it was.
        finish: ``stop`` (the model ended), ``length`` (the cap cut it), ``timeout``.
        ms: wall milliseconds of the call when it was decoded; a cached answer keeps them.
        token_ends: offset in ``text`` (characters) after each visible token, never descending; the
            end-of-turn token has none; empty where the engine does not tell.
        entropy: mean token entropy in nats over the visible tokens, ``None`` where the engine gives
            no log-probabilities.
        cached: the answer came from the cache and cost no decoding (it is charged all the same).
        token_entropies: nats, one for each entry of ``token_ends``; empty where the engine gives no
            log-probabilities.
    """

    text: str
    prompt_tokens: int
    completion_tokens: int
    finish: Finish
    ms: float
    token_ends: tuple[int, ...] = ()
    entropy: float | None = None
    cached: bool = False
    token_entropies: tuple[float, ...] = ()

    @property
    def reach(self) -> float:
        """Of two answers to one request the one that reaches further is kept: tokens, or ∞."""
        return math.inf if self.finish == "stop" else self.completion_tokens

    def serves(self, cap: int) -> bool:
        """Whether a decode capped at ``cap`` tokens is known from this one (see ``cut``)."""
        if self.finish == "timeout":
            return False
        if self.completion_tokens <= cap:
            return self.finish == "stop" or self.completion_tokens == cap
        return len(self.token_ends) >= cap

    def cut(self, cap: int) -> "Completion":
        """What the same decode capped at ``cap`` tokens returns; ``ms`` stays the whole's.

        The entropy is recomputed over what is left: a short answer must not tell of the long one.

        Raises:
            ValueError: this completion does not serve the cap.
        """
        if not self.serves(cap):
            raise ValueError(f"{self.completion_tokens} tokens ({self.finish}) do not serve {cap}")
        if self.completion_tokens <= cap:
            return self
        entropies = self.token_entropies[:cap]
        return replace(
            self,
            text=self.text[: self.token_ends[cap - 1]],
            completion_tokens=cap,
            finish="length",
            token_ends=self.token_ends[:cap],
            token_entropies=entropies,
            entropy=mean_entropy(entropies) if entropies else self.entropy,
        )


class LanguageModel(Protocol):
    """A frozen model behind any engine. Implementations are thread-safe."""

    @property
    def digest(self) -> str:
        """Identifies the weights; goes into every request and fingerprint."""
        ...

    @property
    def context(self) -> int:
        """Tokens of prompt and answer together that one request may take."""
        ...

    def count_tokens(self, system: str, prompt: str) -> int:
        """Prompt tokens that a request with these texts will be charged, before it is sent."""
        ...

    def answers(self, request: Request) -> bool:
        """Whether ``complete`` can answer.

        False only where a tape is replayed and does not hold it.
        """
        ...

    def complete(
        self, requests: Sequence[Request], *, cancel: threading.Event | None = None
    ) -> list[Completion]:
        """Answers in the order of the requests; blocks until all are there.

        Raises:
            ModelError: the engine is unreachable or broken.
            Cancelled: ``cancel`` was set before the answers were complete.
        """
        ...

    def close(self) -> None:
        """Releases the engine; further calls are an error."""
        ...


def mean_entropy(entropies: Sequence[float]) -> float | None:
    """Mean of token entropies in nats, ``None`` of none; exact, whatever the order of summing."""
    return math.fsum(entropies) / len(entropies) if entropies else None


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
