"""Drafts, their public verdicts, and the submission rule."""

from han.core.records import Draft, VerdictRecord
from han.tools.verdict import Failure, Verdict

_RUNS = ("passed", "failed", "untested")


def report_of(verdict: Verdict) -> VerdictRecord:
    """A verdict without its times."""
    return VerdictRecord(
        status=verdict.status,
        passed=verdict.passed,
        total=verdict.total,
        reason=verdict.reason,
        failure=describe(verdict.failure) if verdict.failure else "",
    )


def describe(failure: Failure) -> str:
    """The failing public case as the Critic reads it."""
    lines = [f"call: {failure.call}", f"expected: {failure.expected}", f"got: {failure.got}"]
    return "\n".join([*lines, failure.trace] if failure.trace else lines)


def summarise(report: VerdictRecord) -> str:
    """The Tester's message."""
    if report.status == "untested":
        return "The program loads; there is no public test."
    head = f"{report.passed} of {report.total} public tests passed ({report.status})."
    return "\n".join(part for part in (head, report.failure or report.reason) if part)


def submission(drafts: list[Draft]) -> Draft | None:
    """The draft that passes most public tests; among equals one that runs, then the latest.

    Whether a draft runs at all is public knowledge too: without it, a task that has no public
    test would submit a broken last draft over a whole earlier one.
    """
    if not drafts:
        return None
    return max(drafts, key=lambda d: (d.report.passed, d.report.status in _RUNS, d.step))
