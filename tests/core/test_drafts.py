from hypothesis import given
from hypothesis import strategies as st

from han.core.drafts import submission, summarise
from han.core.records import Draft, VerdictRecord


def draft(step, passed, status="failed"):
    report = VerdictRecord(status=status, passed=passed, total=3)
    return Draft(step=step, role="Coder", code=f"#{step}", report=report)


DRAFTS = st.lists(st.tuples(st.integers(0, 3), st.sampled_from(["failed", "error", "untested"])))


@given(DRAFTS)
def test_nothing_else_passes_more_public_tests_and_nothing_later_ties(made):
    drafts = [draft(step, passed, status) for step, (passed, status) in enumerate(made)]
    best = submission(drafts)
    if best is None:
        assert not drafts
        return
    for other in drafts:
        assert other.report.passed <= best.report.passed
        same = other.report.passed == best.report.passed
        if same and (other.report.status == "error") == (best.report.status == "error"):
            assert other.step <= best.step


def test_a_draft_that_runs_beats_a_later_one_that_does_not():
    assert submission([draft(0, 0, "untested"), draft(1, 0, "error")]).step == 0


def test_the_report_names_the_failing_public_case():
    report = VerdictRecord(
        status="failed", passed=1, total=3, failure="call: f(1)\nexpected: 2\ngot: 0"
    )
    assert "1 of 3" in summarise(report)
    assert "expected: 2" in summarise(report)
