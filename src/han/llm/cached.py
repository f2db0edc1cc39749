"""A model that decodes nothing twice."""

import threading
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace

from han.llm.protocol import Cancelled, Completion, LanguageModel, Request
from han.llm.store import CompletionStore

_POLL_S = 0.02


@dataclass(frozen=True, slots=True)
class CacheStats:
    """Counts since the model was made.

    Attributes:
        calls: requests answered.
        hits: of them, answered without decoding.
        paid_prompt_tokens: prompt tokens of the requests that were decoded.
        paid_completion_tokens: tokens decoded.
    """

    calls: int
    hits: int
    paid_prompt_tokens: int
    paid_completion_tokens: int


class CachedModel:
    """Answers from the store what was decoded before, cut to the cap; decodes the rest.

    The answer is the one that the inner model would give, apart from ``cached`` and ``ms``. A
    stored answer serves every cap up to its own length, and every cap at all once the model ended
    by itself; a longer cap decodes again and replaces it. Threads that ask for the same fingerprint
    at once decode it once. Timeouts are passed on and not kept. Thread-safe.
    """

    def __init__(self, inner: LanguageModel, store: CompletionStore) -> None:
        """Wraps a model.

        Args:
            inner: decodes what is not stored; closed with this one.
            store: where completions are kept; not closed here, others may share it.
        """
        self._inner = inner
        self._store = store
        self._lock = threading.Lock()
        self._decoding: dict[str, Future[None]] = {}
        self._counts: Counter[str] = Counter()

    @property
    def digest(self) -> str:
        """The inner model's."""
        return self._inner.digest

    @property
    def stats(self) -> CacheStats:
        """What was asked and what was paid so far."""
        with self._lock:
            return CacheStats(
                calls=self._counts["calls"],
                hits=self._counts["hits"],
                paid_prompt_tokens=self._counts["prompt"],
                paid_completion_tokens=self._counts["completion"],
            )

    @property
    def context(self) -> int:
        """The inner model's."""
        return self._inner.context

    def count_tokens(self, system: str, prompt: str) -> int:
        """The inner model's count."""
        return self._inner.count_tokens(system, prompt)

    def answers(self, request: Request) -> bool:
        """The inner model's word: what is stored, it could answer as well."""
        return self._inner.answers(request)

    def complete(
        self, requests: Sequence[Request], *, cancel: threading.Event | None = None
    ) -> list[Completion]:
        """Answers in the order of the requests; blocks until all are there.

        Raises:
            ModelError: from the inner model.
            Cancelled: ``cancel`` was set.
        """
        answers: dict[int, Completion] = {}
        while len(answers) < len(requests):
            if cancel is not None and cancel.is_set():
                raise Cancelled
            self._look_up(requests, _missing(requests, answers), answers)
            missing = _missing(requests, answers)
            mine, others = self._claim(requests, missing)
            if mine:
                self._decode(requests, mine, answers, cancel)
            elif others:
                _wait(others, cancel)
        return [answers[i] for i in range(len(requests))]

    def close(self) -> None:
        """Closes the inner model."""
        self._inner.close()

    def _look_up(
        self, requests: Sequence[Request], which: Iterable[int], answers: dict[int, Completion]
    ) -> None:
        for i in which:
            cap = requests[i].max_tokens
            stored = self._store.get(requests[i].fingerprint)
            if stored is not None and stored.serves(cap):
                answers[i] = stored.cut(cap)
                self._count(calls=1, hits=1)

    def _claim(
        self, requests: Sequence[Request], missing: Sequence[int]
    ) -> tuple[dict[str, int], list[Future[None]]]:
        """Takes on the fingerprints that nobody decodes now; of equal ones the longest cap."""
        mine: dict[str, int] = {}
        others: list[Future[None]] = []
        with self._lock:
            for i in sorted(missing, key=lambda i: -requests[i].max_tokens):
                fingerprint = requests[i].fingerprint
                if fingerprint in mine:
                    continue
                if fingerprint in self._decoding:
                    others.append(self._decoding[fingerprint])
                else:
                    mine[fingerprint] = i
                    self._decoding[fingerprint] = Future()
        return mine, others

    def _decode(
        self,
        requests: Sequence[Request],
        mine: dict[str, int],
        answers: dict[int, Completion],
        cancel: threading.Event | None,
    ) -> None:
        try:
            # Another thread may have stored one between the look-up and the claim.
            self._look_up(requests, mine.values(), answers)
            wanted = [i for i in mine.values() if i not in answers]
            decoded = self._inner.complete([requests[i] for i in wanted], cancel=cancel)
            for i, answer in zip(wanted, decoded, strict=True):
                kept = self._store.put(requests[i].fingerprint, answer)
                cap = requests[i].max_tokens
                answers[i] = replace(kept.cut(cap) if kept.serves(cap) else answer, cached=False)
                self._count(
                    calls=1, prompt=answer.prompt_tokens, completion=answer.completion_tokens
                )
        finally:
            with self._lock:
                done = [self._decoding.pop(fingerprint) for fingerprint in mine]
            for future in done:
                future.set_result(None)

    def _count(self, **amounts: int) -> None:
        with self._lock:
            self._counts.update(amounts)


def _missing(requests: Sequence[Request], answers: dict[int, Completion]) -> list[int]:
    return [i for i in range(len(requests)) if i not in answers]


def _wait(others: Sequence[Future[None]], cancel: threading.Event | None) -> None:
    for future in others:
        while not future.done():
            if cancel is not None and cancel.is_set():
                raise Cancelled
            try:
                future.result(timeout=_POLL_S)
            except TimeoutError:
                continue
