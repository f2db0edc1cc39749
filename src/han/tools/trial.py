"""One candidate over one set of tests, on one worker."""

import builtins
import os
import signal
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from han.errors import HanError
from han.syntax import literal_value
from han.tasks.task import Case, Cases, Check, Task
from han.tools import judge
from han.tools.compare import same, shown
from han.tools.foresee import first_calls
from han.tools.sandbox.codec import CodecError, Opaque, decode, dumps, encode
from han.tools.sandbox.limits import Limits
from han.tools.sandbox.worker import Conversation, Gone, Stopped, Worker
from han.tools.verdict import Failure, Status, Verdict

_AHEAD = 1 << 15  # characters of input sent without waiting for replies: the socket holds more
_CRASHES = {"SIGSYS": "violation", "SIGXCPU": "timeout"}


@dataclass(frozen=True, slots=True)
class _Error:
    """An exception in the candidate, as its side tells it: text to show, nothing to rely on."""

    kind: str
    builtin: bool
    last: str
    trace: str

    @property
    def public_kind(self) -> str:
        """A name without any value in it: a program may name its own exceptions after its input."""
        return self.kind if self.builtin and hasattr(builtins, self.kind) else "an exception"


class Trial:
    """Runs once. ``running`` and ``clean`` tell the Tester whom to blame and what to keep.

    Args:
        worker: lent for this run.
        task: whose tests are run.
        code: the candidate.
        show: public tests: say what failed. Otherwise no value leaves this object.
        limits: bounds of the run.
    """

    def __init__(
        self, worker: Worker, task: Task, code: str, *, show: bool, limits: Limits
    ) -> None:
        self._worker, self._task, self._code, self._show = worker, task, code, show
        self._tests: Cases | Check = task.public if show else task.hidden
        self._wall_s = min(task.time_limit_s, limits.wall_s)
        self._limits = limits
        self._talk: Conversation | None = None
        self._ahead: deque[bytes] = deque()
        self._tally = judge.Tally()
        self._planned = len(self._tests.cases) if isinstance(self._tests, Cases) else 0
        self._failure: Failure | None = None
        self.running = False
        self.clean = False

    def verdict(self) -> Verdict:
        """Raises ``Broken`` if the sandbox failed."""
        self._talk = self._worker.open()
        started = time.monotonic()
        self._talk.deadline = started + self._wall_s
        self.running = True
        try:
            status, reason = self._run(self._talk)
            self.clean = True
        except Stopped as stop:
            status, reason = stop.status, str(stop)
        except judge.OutOfTime:
            status, reason = "timeout", "time is up"
        except Gone:
            status, reason = self._autopsy()
        total = max(self._planned, self._tally.total)
        failure = self._failure if self._show else None
        ms = (time.monotonic() - started) * 1000
        return Verdict(cast(Status, status), self._tally.passed, total, reason, failure, ms)

    def _run(self, talk: Conversation) -> tuple[str, str]:
        tests = self._tests
        if isinstance(tests, Cases):
            calls: Sequence[tuple[Any, ...]] = [_arguments(case.args) for case in tests.cases]
        else:
            calls = first_calls(tests.code)
        try:
            frames = [self._frame(call, {}) for call in calls]
        except Stopped as stop:
            raise HanError(f"task {self._task.id}: a test exceeds the limits: {stop}") from None
        self._load(talk, frames)
        error = self._loaded(talk)
        if error:
            return error
        if isinstance(tests, Check):
            return self._check(tests)
        if not tests.cases:
            return "untested", "there is no test"
        for case, call, frame in zip(tests.cases, calls, frames, strict=True):
            self._send(frame)
            self._case(case, call)
        return self._summary()

    def _load(self, talk: Conversation, frames: Sequence[bytes]) -> None:
        """Sends the program, and as many calls as surely fit into the socket's buffer."""
        size = 0
        for frame in frames:
            size += len(frame)
            if size > _AHEAD:
                break
            self._ahead.append(frame)
        task = self._task
        program = {"preamble": task.preamble, "code": self._code, "entry": task.entry_point}
        talk.send(b"".join([dumps(program), *self._ahead]))

    def _send(self, frame: bytes) -> None:
        """Sends a call, unless it was sent ahead; answers to other calls sent ahead are dropped."""
        assert self._talk
        while self._ahead:
            if self._ahead.popleft() == frame:
                return
            self._talk.receive()
        self._talk.send(frame)

    def _frame(self, arguments: tuple[Any, ...], named: dict[str, Any]) -> bytes:
        return dumps([self._encode(arguments), self._encode(named)])

    def _loaded(self, talk: Conversation) -> tuple[str, str] | None:
        reply = talk.receive()
        if reply == ["l", True]:
            return None
        if reply == ["l", False]:
            return "error", f"the program does not define {self._task.entry_point}"
        error = _error(reply)
        self._failure = Failure("(loading the program)", "", shown_text(error.last), error.trace)
        said = error.last if self._show else error.public_kind
        return _status([error.public_kind]), f"the program does not load: {shown_text(said)}"

    def _case(self, case: Case, call: tuple[Any, ...]) -> None:
        try:
            outcome = self._receive()
        except (Stopped, Gone) as stop:
            self._fail(case, call, f"({stop or 'the program ended'})")
            raise
        if isinstance(outcome, _Error):
            self._tally.fails(judge.exception(outcome.public_kind, outcome.builtin, outcome.last))
            self._fail(case, call, shown_text(outcome.last), outcome.trace)
            return
        right = same(literal_value(case.expected), outcome)
        self._tally.holds(right)
        if not right:
            self._fail(case, call, shown(outcome))

    def _fail(self, case: Case, call: tuple[Any, ...], got: str, trace: str = "") -> None:
        if self._failure is None:
            text = f"{self._task.entry_point}({', '.join(map(shown, call))})"
            self._failure = Failure(text, shown_text(case.expected), got, trace)

    def _check(self, tests: Check) -> tuple[str, str]:
        stopped: list[BaseException] = []

        def candidate(*arguments: Any, **named: Any) -> Any:
            if stopped:  # test code with a bare ``except`` must not go on
                raise stopped[0]
            try:
                self._send(self._frame(arguments, named))
                outcome = self._receive()
            except (Stopped, Gone) as stop:
                stopped.append(stop)
                raise
            if isinstance(outcome, _Error):
                raise judge.exception(outcome.public_kind, outcome.builtin, outcome.last)
            return outcome

        assert self._talk
        task = self._task
        entry, until = task.entry_point, self._talk.deadline
        judge.check(self._tally, task.preamble, tests.code, entry, candidate, until)
        if stopped:
            raise stopped[0]
        return self._summary()

    def _receive(self) -> Any:
        assert self._talk
        reply = self._talk.receive()
        if reply[0] == "v" and len(reply) == 2:
            try:
                return decode(reply[1], self._limits.depth)
            except CodecError:
                return Opaque("unreadable")
        if reply[0] == "x":
            return Opaque("too large or too deep")
        return _error(reply)

    def _encode(self, value: Any) -> Any:
        try:
            return encode(value, self._limits.depth, self._limits.output_bytes)
        except CodecError as error:
            raise Stopped("limit", f"an argument: {error}") from None

    def _summary(self) -> tuple[str, str]:
        tally = self._tally
        if tally.ok:
            return "passed", ""
        if tally.total == 0 and not tally.raised and not tally.wrong:
            return "untested", "no assert was executed"
        status = "failed" if tally.wrong else _status(tally.raised)
        parts = [f"{tally.passed} of {tally.total} tests passed"]
        if tally.raised:
            parts.append(f"{len(tally.raised)} raised, first {tally.raised[0]}")
        return status, "; ".join([*parts, *([tally.broken] if tally.broken else [])])

    def _autopsy(self) -> tuple[str, str]:
        end = self._worker.end()
        if os.WIFEXITED(end.status):
            return "error", "the program ended its process"
        name = signal.Signals(os.WTERMSIG(end.status)).name
        if name == "SIGKILL":
            slow = end.cpu >= self._limits.cpu_s
            return ("timeout", "CPU time") if slow else ("error", "the program closed its channel")
        return _CRASHES.get(name, "error"), f"the program's process was ended by {name}"


def _status(kinds: list[str]) -> str:
    if "PermissionError" in kinds:
        return "violation"
    return "limit" if "MemoryError" in kinds else "error"


def shown_text(text: str, limit: int = 200) -> str:
    """``text`` shortened."""
    return text if len(text) <= limit else f"{text[: limit - 3]}..."


def _error(reply: list[Any]) -> _Error:
    if reply[0] == "e" and len(reply) == 5:
        _, kind, builtin, last, trace = reply
        lines = cast(list[Any], trace) if isinstance(trace, list) else [None]
        if isinstance(builtin, bool) and all(isinstance(x, str) for x in (kind, last, *lines)):
            shorter = [shown_text(_printable(str(line))) for line in lines[-8:]]
            return _Error(
                _printable(kind)[:80], builtin, _printable(last)[:500], "\n".join(shorter)
            )
    raise Stopped("error", "the program wrote over its channel")


def _printable(text: str) -> str:
    """Foreign text that any file can hold: a lone surrogate would fail only when it is written."""
    return text.encode("utf-8", "backslashreplace").decode()


@lru_cache(maxsize=4096)
def _literal(text: str) -> Any:
    return literal_value(text)


def _arguments(text: str) -> tuple[Any, ...]:
    try:
        value = _literal(text)
    except (ValueError, SyntaxError) as error:
        raise HanError(f"the test's arguments are no Python literal: {shown_text(text)}") from error
    if type(value) is not tuple:
        raise HanError(f"the test's arguments are no tuple: {shown_text(text)}")
    return cast(tuple[Any, ...], value)
