"""A Tester whose verdicts are on tape, or go there."""

from dataclasses import replace
from typing import Literal, Protocol

from han.tape.codec import decode_verdict, encode_verdict
from han.tape.errors import NotOnTape, TapeError
from han.tape.format import Tape
from han.tape.keys import verdict_key
from han.tape.schema import Row
from han.tasks.task import Task
from han.tools.verdict import Verdict

Which = Literal["public", "hidden"]


class Runner(Protocol):
    """Runs a candidate, as the Tester does."""

    def run(self, task: Task, code: str, which: Which) -> Verdict: ...


class TapedJudge:
    """Verdicts from the tape first, then from the judge behind it, if there is one. Thread-safe."""

    def __init__(self, tape: Tape, inner: Runner | None = None, *, write: bool = False) -> None:
        """Puts a judge behind the tape.

        Args:
            tape: not closed here.
            inner: runs what is not on the tape; not closed here.
            write: record what ``inner`` says.
        """
        self._tape = tape
        self._inner = inner
        self._write = write

    def run(self, task: Task, code: str, which: Which) -> Verdict:
        """The verdict on ``code``; a fault of the sandbox is passed on and never recorded.

        Raises:
            NotOnTape: it was never run, and there is no judge to run it.
        """
        key = verdict_key(task, code, which)
        row = self._tape.get("verdict", key)
        if row is not None:
            return self._decoded(row)
        if self._inner is None:
            raise NotOnTape(
                f"tape {self._tape.path}: no {which} verdict on this program for {task.id}: "
                "record it with tape=record, or play on with tape=replay_then_live"
            )
        verdict = self._inner.run(task, code, which)
        if not self._write or verdict.status == "infrastructure":
            return verdict
        kept = self._tape.add("verdict", (key, encode_verdict(verdict)))
        return replace(self._decoded(kept), ms=verdict.ms)

    def _decoded(self, row: Row) -> Verdict:
        try:
            return decode_verdict(row[1])
        except ValueError as error:
            key = bytes(row[0]).hex()
            raise TapeError(
                f"tape {self._tape.path}: verdict {key} is no such thing ({error}): "
                "see `han tape verify`"
            ) from error
