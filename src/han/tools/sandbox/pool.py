"""A few warm workers, lent one candidate at a time."""

import contextlib
import os
import threading
from collections.abc import Callable, Generator
from dataclasses import dataclass
from queue import SimpleQueue

from han.errors import HanError
from han.tools.sandbox.worker import Worker


@dataclass(slots=True)
class Lease:
    """A borrowed worker. Set ``fine`` if its run ended normally: it is replaced otherwise."""

    worker: Worker
    fine: bool = False


class Pool:
    """``size`` workers, all started on first use. Thread-safe.

    First in, first out: while one worker serves, the last one gets its next child ready.
    """

    def __init__(self, start: Callable[[], Worker], size: int) -> None:
        if size < 1:
            raise HanError("a Tester needs at least one worker")
        self._start, self._size = start, size
        self._reset()

    def _reset(self) -> None:
        self._owner = os.getpid()
        self._free: SimpleQueue[Worker | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._state = "new"

    @contextlib.contextmanager
    def lease(self) -> Generator[Lease]:
        """Waits for a free worker. Raises ``HanError`` once the pool is closed."""
        self._begin()
        worker = self._free.get()
        if worker is None:
            self._free.put(None)  # pass the news on to the next one who waits
            raise HanError("the Tester is closed")
        lease = Lease(worker)
        try:
            yield lease
        finally:
            self._take_back(lease)

    def close(self) -> None:
        """Ends every worker, after the runs in progress have ended."""
        if self._owner != os.getpid():
            return
        with self._lock:
            running, self._state = self._state == "open", "closed"
        for _ in range(self._size if running else 0):
            worker = self._free.get()
            if worker:
                worker.kill()
        self._free.put(None)

    def _begin(self) -> None:
        if self._owner != os.getpid():  # a fork of the Tester's process: the workers are not ours
            self._reset()
        with self._lock:
            if self._state == "new":
                self._state = "open"
                for _ in range(self._size):
                    self._free.put(self._start())

    def _take_back(self, lease: Lease) -> None:
        worker = lease.worker
        if lease.fine:
            worker.renew()
        else:
            worker.kill()
            try:
                worker = self._start()
            except BaseException:
                self._free.put(None)  # nobody waits for a worker that will not come
                raise
        self._free.put(worker)
