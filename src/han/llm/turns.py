"""Two engines on the same cores starve each other: here one decodes at a time."""

import threading
import time
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import contextmanager

_POLL_S = 0.1


class Turns:
    """Lets the calls of one engine run together, those of another one after them.

    An engine that waits for longer than ``patience_s`` gets its turn as soon as the calls under
    way have ended: until then nobody else's call begins. Thread-safe.
    """

    def __init__(self, patience_s: float = 10.0) -> None:
        self._patience_s = patience_s
        self._changed = threading.Condition()
        self._active: object = None
        self._running = 0
        self._waiting: Counter[object] = Counter()
        self._since: dict[object, float] = {}

    @contextmanager
    def turn(self, engine: object, withdrawn: Callable[[], bool]) -> Generator[bool]:
        """Waits for the engine's turn; yields false if the call was withdrawn meanwhile.

        Args:
            engine: whose call it is.
            withdrawn: asked again and again while waiting.
        """
        granted = self._wait(engine, withdrawn)
        try:
            yield granted
        finally:
            if granted:
                self._leave()

    def _wait(self, engine: object, withdrawn: Callable[[], bool]) -> bool:
        with self._changed:
            self._since.setdefault(engine, time.monotonic())
            self._waiting[engine] += 1
            try:
                while not self._may(engine):
                    if withdrawn():
                        return False
                    self._changed.wait(_POLL_S)
                self._active = engine
                self._running += 1
                self._since[engine] = time.monotonic()  # for its calls that still wait
                return True
            finally:
                self._waiting[engine] -= 1
                if not self._waiting[engine]:
                    self._since.pop(engine, None)
                self._changed.notify_all()

    def _may(self, engine: object) -> bool:
        others = [since for other, since in self._since.items() if other is not engine]
        if self._running == 0:
            return not others or self._since[engine] <= min(others)
        impatient = others and time.monotonic() - min(others) > self._patience_s
        return self._active is engine and not impatient

    def _leave(self) -> None:
        with self._changed:
            self._running -= 1
            self._changed.notify_all()


TURNS = Turns()
"""Of all engines in this process."""
