"""Whether a snippet of the corpus, called as it is, solves a task. Both sides are trusted code."""

import inspect
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from han.tasks.literals import value
from han.tasks.task import Task
from han.tools.compare import same
from han.tools.corpus import load_corpus

_SECONDS = 0.2  # of processor time: a busy machine must not hide a leak
_SPARE_MEMORY = 2 << 30

Function = Callable[..., Any]


class TooLong(BaseException):
    """Not an ``Exception``, so that no snippet catches it."""


@cache
def snippets() -> dict[str, Function]:
    """Every function of the corpus by name, from the text that is shown."""
    found: dict[str, Function] = {}
    for snippet in load_corpus():
        if snippet.kind == "code":
            names: dict[str, Any] = {"__name__": "shown"}
            exec(snippet.text, names)  # noqa: S102
            found[snippet.name] = names[snippet.name]
    return found


def solvers(task: Task) -> list[str]:
    """Names of the snippets that pass all hidden tests of a task."""
    with _bounded():
        if task.hidden.kind == "check":
            names: dict[str, Any] = {}
            exec(task.preamble + task.hidden.code, names)  # noqa: S102
            return [name for name, one in snippets().items() if _holds(names["check"], one)]
        # Short calls first: they tell most functions apart before a long one takes its time.
        cases = sorted(task.hidden.cases, key=lambda case: len(case.args))
        table = [(case.args, value(case.expected)) for case in cases]
        arity = len(value(table[0][0]))
        return [
            name
            for name, function in snippets().items()
            if _takes(function, arity)
            and all(_holds(_answers, function, args, right) for args, right in table)
        ]


def _answers(function: Function, args: str, expected: object) -> None:
    assert same(expected, function(*value(args)))


def _holds(check: Callable[..., object], *args: object) -> bool:
    try:  # the outer one catches an alarm that rings while the timer is being stopped
        # It rings again, for the first alarm is lost if it rings in a finaliser.
        signal.setitimer(signal.ITIMER_VIRTUAL, _SECONDS, _SECONDS)
        try:
            check(*args)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    except (Exception, TooLong):
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return False
    return True


@cache
def _takes(function: Function, arity: int) -> bool:
    try:
        inspect.signature(function).bind(*range(arity))
    except TypeError:
        return False
    return True


@contextmanager
def _bounded() -> Iterator[None]:
    """An alarm, in processor time, and a limit for what would fill the memory."""

    def ring(*_: object) -> None:
        raise TooLong

    def unraisable(lost: Any) -> None:
        if lost.exc_type is not TooLong:
            reported(lost)

    reported, sys.unraisablehook = sys.unraisablehook, unraisable
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    limits = resource.getrlimit(resource.RLIMIT_AS)
    room = pages * resource.getpagesize() + _SPARE_MEMORY
    previous = signal.signal(signal.SIGVTALRM, ring)
    resource.setrlimit(resource.RLIMIT_AS, (room, limits[1]))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        sys.unraisablehook = reported
        resource.setrlimit(resource.RLIMIT_AS, limits)
        signal.signal(signal.SIGVTALRM, previous)
