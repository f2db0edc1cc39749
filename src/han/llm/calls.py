"""Calls under way: run together on a pool, waited for, withdrawn together."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import (
    FIRST_EXCEPTION,
    CancelledError,
    Future,
    ThreadPoolExecutor,
    wait,
)
from typing import Protocol

from han.llm.protocol import Cancelled, Completion, ModelError

_POLL_S = 0.02


class Running(Protocol):
    """One request, decoded by a worker thread, watched and given up by its caller."""

    def run(self) -> Completion:
        """Decodes; returns early when abandoned or out of time; raises ``ModelError``."""
        ...

    def overdue(self) -> bool:
        """Whether it has been running for longer than allowed."""
        ...

    def abandon(self) -> None:
        """Asks it to end at its next sign of life."""
        ...

    def timed_out(self) -> Completion:
        """What there is so far."""
        ...


def run_all(
    pool: ThreadPoolExecutor, calls: Sequence[Running], cancel: threading.Event | None
) -> list[Completion]:
    """Runs calls on the pool and waits for all.

    The first failure, and ``cancel``, withdraw the others. A call is not waited for beyond its
    time, even if its engine gives no sign of life.

    Raises:
        ModelError: a call failed, or the pool was shut down.
        Cancelled: ``cancel`` was set.
    """
    futures: list[Future[Completion]] = []
    try:
        futures += [_submit(pool, call.run) for call in calls]
        return _join(calls, futures, cancel)
    except CancelledError:
        raise ModelError("the engine was closed") from None
    finally:
        for future in futures:
            future.cancel()
        for call in calls:
            call.abandon()


def _submit(pool: ThreadPoolExecutor, run: Callable[[], Completion]) -> Future[Completion]:
    try:
        return pool.submit(run)
    except RuntimeError:
        raise ModelError("the engine was closed") from None


def _join(
    calls: Sequence[Running],
    futures: Sequence[Future[Completion]],
    cancel: threading.Event | None,
) -> list[Completion]:
    waiting: dict[Future[Completion], Running] = dict(zip(futures, calls, strict=True))
    while waiting:
        done, _ = wait(waiting, timeout=_POLL_S, return_when=FIRST_EXCEPTION)
        if cancel is not None and cancel.is_set():
            raise Cancelled
        for future in done:
            future.result()
        waiting = {f: c for f, c in waiting.items() if f not in done and not c.overdue()}
    return [
        future.result() if future.done() else call.timed_out()
        for call, future in zip(calls, futures, strict=True)
    ]
