"""Testers that several test files share: starting one costs a fraction of a second."""

from collections.abc import Iterator

import pytest

from han.tasks.task import Case, Cases, Check, Task
from han.tools.sandbox.engines import obstacle
from han.tools.sandbox.limits import Limits
from han.tools.tester import Tester


def make_task(
    *cases: tuple[str, str],
    hidden: str | tuple[tuple[str, str], ...] = (),
    preamble: str = "",
    wall_s: float = 2.0,
    entry: str = "solve",
) -> Task:
    """A task with public cases, and hidden ones or a check's code."""
    table = lambda rows: Cases(cases=tuple(Case(args=a, expected=e) for a, e in rows))  # noqa: E731
    tests = Check(code=hidden) if isinstance(hidden, str) else table(hidden)
    return Task(
        id="t",
        spec="s",
        entry_point=entry,
        preamble=preamble,
        public=table(cases),
        hidden=tests,
        time_limit_s=wall_s,
    )


def engine_or_skip(name: str) -> str:
    """The engine's name; skips with the reason where it cannot run."""
    if reason := obstacle(name):
        pytest.skip(f"{name}: {reason}")
    return name


@pytest.fixture(scope="session")
def tester() -> Iterator[Tester]:
    """The default engine, two workers."""
    with Tester(Limits(wall_s=5, memory_mb=256)) as one:
        yield one


@pytest.fixture(scope="session", params=["sandlock", "bubblewrap"])
def each_engine(request: pytest.FixtureRequest) -> Iterator[Tester]:
    """Every isolating engine that can run here."""
    with Tester(Limits(wall_s=5, memory_mb=256), engine=engine_or_skip(request.param)) as one:
        yield one
