"""One request on its way through a slot of llama.cpp."""

import threading
import time
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from han.llm.protocol import Completion, ModelError, Request
from han.llm.transcript import Transcript, token_entropy
from han.llm.turns import TURNS
from han.llm.wire import Chunk

# All that shapes a draw at a temperature above 0, in one place; part of the digest. Penalties are
# off: they would make a token's chance depend on the prompt's wording. top_k bounds the sort over
# 152k tokens, top_p cuts the tail that a small model falls into.
SAMPLER: Mapping[str, Any] = {
    "samplers": ["top_k", "top_p", "temperature"],
    "top_k": 40,
    "top_p": 0.95,
    "min_p": 0.0,
    "typical_p": 1.0,
    "repeat_penalty": 1.0,
    "presence_penalty": 0.0,
    "frequency_penalty": 0.0,
    "dry_multiplier": 0.0,
    "xtc_probability": 0.0,
    "mirostat": 0,
    "dynatemp_range": 0.0,
}
TOP_LOGPROBS = 8


class Call:
    """One request: decoded by a worker thread, watched and given up by its caller."""

    def __init__(
        self,
        server: Any,
        ids: list[int],
        request: Request,
        timeout_s: float,
        closing: threading.Event,
    ) -> None:
        """Prepares the call.

        Args:
            server: llama.cpp's.
            ids: the prompt's tokens.
            request: what is asked.
            timeout_s: seconds that a slot may have it.
            closing: set when the engine closes.
        """
        self._server = server
        self._ids = ids
        self._request = request
        self._timeout_s = timeout_s
        self._closing = closing
        self._transcript = Transcript()
        self._abandoned = threading.Event()
        self._started: float | None = None
        self._last = Chunk()
        self._broken: str | None = None

    def run(self) -> Completion:
        """Decodes; returns early when abandoned or out of time.

        Raises:
            ModelError: the engine failed, refused or was closed.
        """
        with TURNS.turn(self._server, self._withdrawn) as granted:
            if not granted:
                raise ModelError("the call was withdrawn")
            self._started = time.monotonic()  # waiting for the other engine does not count
            try:
                self._server.handle_completions(self._body(), self._on_chunk)
            except RuntimeError as error:
                raise ModelError(f"llama.cpp failed: {error}") from error
        return self._finished()

    def overdue(self) -> bool:
        """Whether the slot has had the call for longer than allowed."""
        return self._started is not None and self._elapsed() > self._timeout_s

    def abandon(self) -> None:
        """Asks the slot to stop at its next sign of life."""
        self._abandoned.set()

    def timed_out(self) -> Completion:
        """What there is so far."""
        return self._transcript.completion("timeout", len(self._ids), self._elapsed() * 1e3)

    def _body(self) -> dict[str, Any]:
        return {
            **SAMPLER,
            "prompt": self._ids,
            "max_tokens": self._request.max_tokens,
            "temperature": self._request.temperature,
            "seed": self._request.seed,
            "logprobs": TOP_LOGPROBS,
            "cache_prompt": True,
            "stream": True,
            "return_progress": True,
            "timings_per_token": True,
        }

    def _on_chunk(self, data: object) -> bool:
        # True stops the decode. The engine would swallow an exception from here: note it instead.
        try:
            self._last = Chunk.model_validate(data)
        except ValidationError as error:
            self._broken = f"unexpected answer ({error.errors()[0]['msg']})"
        else:
            self._broken = self._last.complaint
        if self._broken is not None:
            return True
        self._note(self._last)
        return self._withdrawn() or self.overdue()

    def _note(self, chunk: Chunk) -> None:
        tokens = chunk.choices[0].tokens if chunk.choices else ()
        if tokens and chunk.timings:
            entropy = token_entropy([likely.logprob for likely in tokens[-1].top_logprobs])
            self._transcript.add(chunk.choices[0].visible, chunk.timings.predicted_n, entropy)

    def _finished(self) -> Completion:
        if self._broken is not None:
            raise ModelError(f"llama.cpp: {self._broken}")
        if self._last.usage is None:
            if self.overdue():
                return self.timed_out()
            raise ModelError(
                "the engine was closed"
                if self._withdrawn()
                else "llama.cpp ended without an answer"
            )
        return self._transcript.completion(
            "stop" if self._last.choices[0].finish_reason == "stop" else "length",
            len(self._ids),
            self._elapsed() * 1e3,
            self._last.usage.completion_tokens,
        )

    def _withdrawn(self) -> bool:
        return self._abandoned.is_set() or self._closing.is_set()

    def _elapsed(self) -> float:
        return time.monotonic() - (self._started or time.monotonic())
