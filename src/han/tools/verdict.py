"""What the Tester says of one candidate over one set of tests."""

from dataclasses import dataclass
from typing import Literal

Status = Literal[
    "passed",  # every test passed, and there was at least one
    "failed",  # ran, and a value was wrong
    "error",  # raised, did not compile, or does not define the entry point
    "timeout",  # wall or CPU time
    "limit",  # memory, processes, open files, output size
    "violation",  # reached for the network, foreign files, other processes
    "untested",  # loads and defines the entry point, but there is no test: never a pass
    "infrastructure",  # the sandbox itself failed: says nothing of the candidate
]


@dataclass(frozen=True, slots=True)
class Failure:
    """The first failing test, for the Critic and the transcript. Only ever made of public tests.

    Attributes:
        call: the call as text, ``f([1, 2], 3)``.
        expected: literal of the expected value.
        got: literal of what came back, or the exception's last line; shortened.
        trace: the candidate's own frames, at most 8 lines.
    """

    call: str
    expected: str
    got: str
    trace: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Outcome of one run of one candidate over one set of tests.

    Attributes:
        status: see ``Status``.
        passed, total: tests passed and tests in the set (assertions executed, for ``Check``).
        reason: one line; holds no hidden value.
        failure: first failing public case, ``None`` for hidden tests.
        ms: wall milliseconds of the run, the wait for a worker left out.
    """

    status: Status
    passed: int
    total: int
    reason: str = ""
    failure: Failure | None = None
    ms: float = 0.0
