"""The Tester: runs a candidate in the sandbox, judges outside, says what came of it.

Which status wins, first match: how the run ended (timeout, limit, violation, error), then
``passed`` if every test passed, ``failed`` if any value was wrong; if tests failed by exceptions
only, ``violation`` if one was a refusal (PermissionError), ``limit`` if one was a MemoryError, else
``error``.
"""

from typing import Literal, Self

from han.tasks.task import Task
from han.tools.sandbox.engines import EngineName, choose
from han.tools.sandbox.limits import Limits
from han.tools.sandbox.pool import Pool
from han.tools.sandbox.worker import Broken, Worker
from han.tools.trial import Trial
from han.tools.verdict import Verdict

Which = Literal["public", "hidden"]


class Tester:
    """Runs candidates. Thread-safe; as many at once as there are workers, the rest wait.

    Args:
        limits: bounds of one run.
        engine: ``auto`` takes sandlock, else bubblewrap; ``unsafe`` must be asked for by name.
        workers: warm workers; they start on first use and end with the Tester, or with its process.

    Raises:
        HanError: no such sandbox can run here.
    """

    __test__ = False  # the name looks like a test class to pytest

    def __init__(
        self, limits: Limits | None = None, engine: EngineName = "auto", workers: int = 2
    ) -> None:
        self.limits = limits or Limits()
        self._engine = choose(engine, self.limits)
        self._pool = Pool(lambda: Worker(self._engine, self.limits), workers)

    @property
    def engine(self) -> str:
        """Name of the engine in use."""
        return self._engine.name

    @property
    def isolated(self) -> bool:
        """False if candidates can do whatever this user can: reports must say so."""
        return self._engine.isolated

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends all workers, after the runs in progress."""
        self._pool.close()

    def run(self, task: Task, code: str, which: Which) -> Verdict:
        """Runs ``code`` over the task's public or hidden tests.

        A fault of the sandbox is tried once more on a fresh worker. If workers die twice under the
        running program, the program is to blame.

        Raises:
            HanError: a test of the task is malformed, or the Tester is closed.
        """
        deaths, reason = 0, ""
        for _ in range(2):
            with self._pool.lease() as lease:
                trial = Trial(lease.worker, task, code, show=which == "public", limits=self.limits)
                try:
                    verdict = trial.verdict()
                except Broken as error:
                    reason = str(error)
                    deaths += trial.running
                else:
                    lease.fine = trial.clean
                    return verdict
        if deaths == 2:
            return Verdict("violation", 0, 0, "the sandbox died twice under this program")
        return Verdict("infrastructure", 0, 0, reason)
