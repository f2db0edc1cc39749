"""The part of the OpenAI completion formats that is read here; everything else is ignored."""

from typing import Any

from pydantic import BaseModel, ConfigDict


class _Read(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class Alternative(_Read):
    """One likely token."""

    logprob: float


class Token(_Read):
    """One decoded token: its log-probability, its bytes, and the likeliest in its place."""

    logprob: float
    bytes: tuple[int, ...] | None = None
    top_logprobs: tuple[Alternative, ...] = ()


class Logprobs(_Read):
    """Log-probabilities of the tokens of a chunk or of an answer."""

    content: tuple[Token, ...] | None = None


class Text(_Read):
    """A chat message or a piece of one."""

    content: str | None = None


class Choice(_Read):
    """An answer (``message``), a piece of a chat (``delta``) or of plain text (``text``)."""

    text: str | None = None
    delta: Text | None = None
    message: Text | None = None
    finish_reason: str | None = None
    logprobs: Logprobs | None = None

    @property
    def visible(self) -> str:
        """The characters it brings, whichever form it has."""
        message = self.message or self.delta
        return (message.content if message else self.text) or ""

    @property
    def tokens(self) -> tuple[Token, ...]:
        """Its tokens, none where the server does not tell."""
        return (self.logprobs.content if self.logprobs else None) or ()


class Usage(_Read):
    """Token counts of the request."""

    prompt_tokens: int
    completion_tokens: int


class Timings(_Read):
    """llama.cpp's extra: tokens decoded so far, and prompt tokens that a slot still had."""

    predicted_n: int = 0
    cache_n: int = 0


class Chunk(_Read):
    """A whole answer, or one event of a stream."""

    choices: tuple[Choice, ...] = ()
    usage: Usage | None = None
    timings: Timings | None = None
    error: dict[str, Any] | str | None = None

    @property
    def complaint(self) -> str | None:
        """The server's error in words, ``None`` if it has none."""
        return str(self.error.get("message")) if isinstance(self.error, dict) else self.error
