"""A model whose answers are on tape, or go there."""

import threading
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from han.llm.protocol import Cancelled, Completion, LanguageModel, Request
from han.tape.codec import decode_completion, encode_completion
from han.tape.errors import NotOnTape, TapeError
from han.tape.format import Tape
from han.tape.keys import completion_key, prompt_key
from han.tape.schema import ModelRow, Row, short_id, source_row


class TapedModel:
    """Answers from the tape first, then from the model behind it, if there is one.

    What is recorded is given back as the tape holds it, so that the recording run and every replay
    of it hear the same. That rests on one thing: where a longer cap is asked for later, the model
    decodes anew, and the longer answer stands for the shorter one as well; they begin alike, or the
    engine contradicts itself. Timeouts are passed on and never recorded. Thread-safe.
    """

    def __init__(
        self,
        tape: Tape,
        tier: str,
        inner: LanguageModel | None = None,
        *,
        write: bool = False,
        engine: str = "",
        licence: str = "",
    ) -> None:
        """Binds a tier to the tape.

        Args:
            tape: not closed here, all tiers share it.
            tier: whose model this is.
            inner: answers what is not on the tape; closed with this one.
            write: record what ``inner`` answers.
            engine, licence: of ``inner``, kept with what it answers.

        Raises:
            TapeError: the tape lacks the tier and there is no ``inner``, or holds another model.
        """
        self._tape = tape
        self._tier = tier
        self._inner = inner
        self._write = write
        self._engine = engine
        there = tape.models().get(tier)
        if inner is None:
            if there is None:
                held = ", ".join(tape.models()) or "nothing"
                raise TapeError(f"tape {tape.path}: holds no {tier} but {held}: choose another llm")
            self._model = there
        else:
            self._model = ModelRow(tier, inner.digest, inner.context, engine, licence)
            if there is not None and there[:3] != self._model[:3]:
                raise TapeError(
                    f"tape {tape.path}: its {tier} is {there.digest[:12]} with a context of "
                    f"{there.context}, not {inner.digest[:12]} with {inner.context}: "
                    "record another model on a tape of its own"
                )
            if write:
                tape.add("model", self._model)

    @property
    def digest(self) -> str:
        """Of the model that was recorded."""
        return self._model.digest

    @property
    def context(self) -> int:
        """Of the model that was recorded."""
        return self._model.context

    def count_tokens(self, system: str, prompt: str) -> int:
        """What the recorded model counted.

        Raises:
            NotOnTape: this prompt was never counted, and there is no model to do it.
        """
        key = prompt_key(self.digest, system, prompt)
        row = self._tape.get("prompt", key)
        if row is None:
            if self._inner is None:
                raise self._missing("no count of a prompt's tokens")
            row = (key, short_id(system), self._inner.count_tokens(system, prompt))
            if self._write:
                row = self._tape.add("prompt", row)
        return row[2]

    def answers(self, request: Request) -> bool:
        """Whether the tape holds the answer up to the cap, or a model is there to give it."""
        if self._recalled(request) is not None:
            return True
        return self._inner is not None and self._inner.answers(request)

    def complete(
        self, requests: Sequence[Request], *, cancel: threading.Event | None = None
    ) -> list[Completion]:
        """Answers in the order of the requests; blocks until all are there.

        Raises:
            NotOnTape: an answer is not recorded, and there is no model to give it.
            TapeError: an answer cannot be recorded.
            ModelError: from the model behind the tape.
            Cancelled: ``cancel`` was set.
        """
        if cancel is not None and cancel.is_set():
            raise Cancelled
        answers = {i: self._recalled(request) for i, request in enumerate(requests)}
        owed = [i for i, answer in answers.items() if answer is None]
        if owed:
            wanted = [requests[i] for i in owed]
            if self._inner is None:
                first = wanted[0]
                what = f"no answer of {first.role} to sample {first.sample} of a prompt"
                raise self._missing(f"{what}, {first.max_tokens} tokens long")
            fresh = self._inner.complete(wanted, cancel=cancel)
            answers.update(zip(owed, map(self._kept, wanted, fresh), strict=True))
        return [answer for answer in answers.values() if answer is not None]

    def close(self) -> None:
        """Closes the model behind the tape."""
        if self._inner is not None:
            self._inner.close()

    def _recalled(self, request: Request) -> Completion | None:
        row = self._tape.get("completion", completion_key(request))
        if row is None:
            return None
        recorded = self._decoded(row)
        return recorded.cut(request.max_tokens) if recorded.serves(request.max_tokens) else None

    def _kept(self, request: Request, answer: Completion) -> Completion:
        """Records an answer; returns what the tape says from now on, at the cost of this one."""
        if not self._write or answer.finish == "timeout":
            return answer
        self.count_tokens(request.system, request.prompt)
        today = datetime.now(UTC).date().isoformat()
        source = source_row(request.role, request.system, self.digest, self._engine, today)
        try:
            body = encode_completion(answer)
        except ValueError as error:
            raise TapeError(
                f"tape {self._tape.path}: an answer of {request.role} cannot be recorded: {error}"
            ) from error
        self._tape.add("source", source)
        row = self._tape.add(
            "completion",
            (completion_key(request), source.id, request.sample, body),
            lambda there: self._decoded(there).reach < answer.reach,
        )
        kept = self._decoded(row)
        if not kept.serves(request.max_tokens):
            return answer  # it reaches further, but its engine told no token boundaries to cut at
        return replace(kept.cut(request.max_tokens), ms=answer.ms, cached=answer.cached)

    def _decoded(self, row: Row) -> Completion:
        try:
            return decode_completion(row[3])
        except ValueError as error:
            key = bytes(row[0]).hex()
            raise TapeError(
                f"tape {self._tape.path}: completion {key} is no such thing ({error}): "
                "see `han tape verify`"
            ) from error

    def _missing(self, what: str) -> NotOnTape:
        return NotOnTape(
            f"tape {self._tape.path}: {what} by {self._tier}: record it with tape=record, "
            "or play on with tape=replay_then_live"
        )
