"""One request to an OpenAI-compatible server: tried again, read as a stream, given up."""

import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
from pydantic import ValidationError
from tenacity import (
    Retrying,
    retry_if_exception_type,
    stop_after_attempt,
    wait_exponential,
    wait_random,
)

from han.llm.protocol import Completion, Finish, ModelError, mean_entropy
from han.llm.transcript import Transcript, token_entropy
from han.llm.wire import Choice, Chunk, Usage

_RETRIED = frozenset({408, 429, 500, 502, 503, 504, 529})
_LONGEST_PAUSE_S = 20.0
_EVENT = "data:"


class _Passing(Exception):
    """A failure that another try may not meet."""


class _Withdrawn(Exception):
    """Nobody waits for the answer any more, or its time is up."""


class Call:
    """One request: decoded by a worker thread, watched and given up by its caller."""

    def __init__(
        self,
        client: httpx.Client,
        url: str,
        body: dict[str, Any],
        *,
        prompt_tokens: int,
        attempts: int,
        pause_s: float,
        timeout_s: float,
        closing: threading.Event,
    ) -> None:
        """Prepares the call.

        Args:
            client: connections, with the key in its headers.
            url: where to post.
            body: what to post.
            prompt_tokens: charged if the server names no number.
            attempts: tries in all.
            pause_s: first pause between tries.
            timeout_s: seconds for all tries together.
            closing: set when the client closes.
        """
        self._client = client
        self._url = url
        self._body = body
        self._prompt_tokens = prompt_tokens
        self._attempts = attempts
        self._pause_s = pause_s
        self._timeout_s = timeout_s
        self._closing = closing
        self._abandoned = threading.Event()
        self._started: float | None = None
        self._answer = _Answer()

    def run(self) -> Completion:
        """Decodes; returns early when abandoned or out of time.

        Raises:
            ModelError: the server cannot be reached, refuses, or talks nonsense.
        """
        self._started = time.monotonic()
        retrying = Retrying(
            retry=retry_if_exception_type(_Passing),
            stop=stop_after_attempt(self._attempts),
            wait=wait_exponential(self._pause_s, max=_LONGEST_PAUSE_S)
            + wait_random(0, self._pause_s),
            sleep=self._sleep,
            reraise=True,
        )
        try:
            retrying(self._try)
        except _Passing as error:
            if not self.overdue():
                raise ModelError(f"{self._url}: {error}: is the server up?") from error
            return self.timed_out()
        except _Withdrawn:
            return self.timed_out()
        return self._finished()

    def overdue(self) -> bool:
        """Whether the time for all tries together is up."""
        return self._started is not None and self._elapsed() > self._timeout_s

    def abandon(self) -> None:
        """Asks the call to end at its next sign of life."""
        self._abandoned.set()

    def timed_out(self) -> Completion:
        """What there is so far."""
        return self._answer.completion("timeout", self._prompt_tokens, self._elapsed() * 1e3)

    def _try(self) -> None:
        self._check()
        self._answer = _Answer()
        try:
            with self._client.stream("POST", self._url, json=self._body) as answer:
                if answer.status_code in _RETRIED:
                    raise _Passing(f"status {answer.status_code}")
                if not answer.is_success:
                    raise ModelError(
                        f"{self._url} refused with status {answer.status_code}: "
                        "check the model name, the key and the prompt's length"
                    )
                self._read(answer)
        except httpx.ReadTimeout as error:
            raise _Withdrawn from error
        except httpx.HTTPError as error:
            raise _Passing(f"connection failed ({type(error).__name__})") from error
        except (httpx.InvalidURL, RuntimeError) as error:
            # A closed client raises RuntimeError.
            raise ModelError(f"{self._url} cannot be used ({type(error).__name__})") from error

    def _read(self, answer: httpx.Response) -> None:
        for data in _documents(answer):
            self._check()
            try:
                chunk = Chunk.model_validate_json(data)
            except ValidationError as error:
                raise ModelError(f"{self._url} does not speak the OpenAI format") from error
            if chunk.complaint is not None:
                raise ModelError(f"{self._url} reports an error: {chunk.complaint:.200}")
            self._answer.note(chunk)

    def _finished(self) -> Completion:
        reason = self._answer.reason
        if reason is None:
            raise ModelError(f"{self._url} gave no answer: is it a chat model?")
        finish: Finish = "length" if reason == "length" else "stop"
        return self._answer.completion(finish, self._prompt_tokens, self._elapsed() * 1e3)

    def _check(self) -> None:
        if self._abandoned.is_set() or self._closing.is_set() or self.overdue():
            raise _Withdrawn

    def _sleep(self, seconds: float) -> None:
        # Wakes up early for the caller; the next try then finds out why.
        self._abandoned.wait(min(seconds, max(0.0, self._timeout_s - self._elapsed())))

    def _elapsed(self) -> float:
        return time.monotonic() - (self._started or time.monotonic())


class _Answer:
    """What a server has said so far in one try."""

    def __init__(self) -> None:
        self.reason: str | None = None
        self._transcript = Transcript()
        self._usage: Usage | None = None
        self._tokens = 0
        self._aligned = True
        self._entropies: list[float] = []

    def note(self, chunk: Chunk) -> None:
        """Takes in one event, or a whole answer."""
        self._usage = chunk.usage or self._usage
        if chunk.choices:
            self._note_choice(chunk.choices[0])

    def completion(self, finish: Finish, prompt_tokens: int, ms: float) -> Completion:
        """The answer so far; without the server's counts the chunks are counted."""
        used = self._usage
        charged = used.prompt_tokens if used else prompt_tokens
        decoded = used.completion_tokens if used else max(1, self._tokens)
        # Offsets are told only if every charged token was seen (the end of the turn may be silent).
        silent = decoded - self._tokens
        if self._aligned and (silent == 0 or (silent == 1 and finish == "stop")):
            return self._transcript.completion(finish, charged, ms, decoded)
        return Completion(
            text=self._transcript.text,
            prompt_tokens=charged,
            completion_tokens=decoded,
            finish=finish,
            ms=ms,
            entropy=mean_entropy(self._entropies),
        )

    def _note_choice(self, choice: Choice) -> None:
        self.reason = choice.finish_reason or self.reason
        text = choice.visible
        if not choice.tokens:
            self._aligned = self._aligned and not text
            self._transcript.add(text, self._tokens, None)
            self._tokens += bool(text)
            return
        pieces = [bytes(token.bytes or ()).decode(errors="replace") for token in choice.tokens]
        if "".join(pieces) != text:
            self._aligned = False
            pieces = [text, *("" for _ in pieces[1:])]
        for token, piece in zip(choice.tokens, pieces, strict=True):
            self._tokens += 1
            likely = [alternative.logprob for alternative in token.top_logprobs]
            entropy = token_entropy(likely or [token.logprob])
            self._entropies.append(entropy)
            self._transcript.add(piece, self._tokens, entropy)


def _documents(answer: httpx.Response) -> Iterator[str]:
    """The JSON documents of an event stream, or the one of a plain answer."""
    if not answer.headers.get("content-type", "").startswith("text/event-stream"):
        yield answer.read().decode(errors="replace")
        return
    for line in answer.iter_lines():
        data = line.removeprefix(_EVENT).strip()
        if line.startswith(_EVENT) and data and data != "[DONE]":
            yield data
