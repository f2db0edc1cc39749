"""Verdicts are found again by all that decides them, and by nothing else."""

from dataclasses import replace

import pytest

from han.tape.errors import NotOnTape, TapeError
from han.tape.format import Tape
from han.tape.judge import TapedJudge
from han.tape.keys import verdict_key
from han.tasks.task import Case, Cases, Check
from han.tools.verdict import Failure, Verdict
from tests.core.support import TASK, FakeJudge

PUBLIC = Cases(cases=(Case(args="(9,)", expected="1"),))
DECIDING = [
    {"entry_point": "g"},
    {"preamble": "import math"},
    {"time_limit_s": 6.0},
    {"public": PUBLIC},
]


def test_replay_says_what_was_recorded(tmp_path):
    path = tmp_path / "one.tape"
    asked = [("pass=1", "public"), ("pass=1", "hidden"), ("good", "hidden"), ("pass=9", "public")]
    with Tape(path, write=True) as tape:
        judge = TapedJudge(tape, FakeJudge(), write=True)
        heard = [judge.run(TASK, code, which) for code, which in asked]
    assert heard == [FakeJudge().run(TASK, code, which) for code, which in asked]
    with Tape(path) as tape:
        judge = TapedJudge(tape)
        assert [judge.run(TASK, code, which) for code, which in asked] == heard
        with pytest.raises(NotOnTape, match="no hidden verdict on this program for toy/0: record"):
            judge.run(TASK, "other", "hidden")


def test_what_is_on_the_tape_is_not_run_again(tmp_path):
    inner = FakeJudge()
    with Tape(tmp_path / "one.tape", write=True) as tape:
        judge = TapedJudge(tape, inner, write=True)
        for _ in range(3):
            judge.run(TASK, "pass=1", "public")
    assert len(inner.runs) == 1


class Late(FakeJudge):
    def run(self, task, code, which):
        verdict = replace(super().run(task, code, which), ms=12.5)
        return replace(verdict, status="infrastructure") if "broken" in code else verdict


def test_faults_of_the_sandbox_and_times_are_not_recorded(tmp_path):
    with Tape(tmp_path / "one.tape", write=True) as tape:
        judge = TapedJudge(tape, Late(), write=True)
        assert judge.run(TASK, "broken", "public").status == "infrastructure"
        assert tape.count("verdict") == 0
        assert judge.run(TASK, "pass=1", "public").ms == 12.5
        assert judge.run(TASK, "pass=1", "public").ms == 0.0


def test_replay_then_live_writes_nothing(tmp_path):
    path = tmp_path / "one.tape"
    Tape(path, write=True).close()
    with Tape(path) as tape:
        assert TapedJudge(tape, FakeJudge()).run(TASK, "good", "hidden").status == "passed"


@pytest.mark.parametrize("change", DECIDING)
def test_the_key_holds_what_decides(change):
    changed = TASK.model_copy(update=change)
    assert verdict_key(changed, "c", "public") != verdict_key(TASK, "c", "public")


def test_the_key_holds_no_more_than_that():
    for change in ({"id": "other"}, {"spec": "noise"}, {"meta": {"a": 1}}, {"stratum": "hard"}):
        changed = TASK.model_copy(update=change)
        assert verdict_key(changed, "c", "public") == verdict_key(TASK, "c", "public")
    other_hidden = TASK.model_copy(update={"hidden": PUBLIC})
    assert verdict_key(other_hidden, "c", "public") == verdict_key(TASK, "c", "public")
    assert verdict_key(other_hidden, "c", "hidden") != verdict_key(TASK, "c", "hidden")
    same = TASK.model_copy(update={"hidden": TASK.public})
    assert verdict_key(same, "c", "public") != verdict_key(same, "c", "hidden")
    code = TASK.model_copy(update={"hidden": Check(code="x")})
    assert verdict_key(code, "c", "hidden") != verdict_key(TASK, "c", "hidden")
    assert verdict_key(TASK, "c", "public") != verdict_key(TASK, "d", "public")


def test_a_bad_body_is_one_line(tmp_path):
    path = tmp_path / "one.tape"
    with Tape(path, write=True) as tape:
        tape.add("verdict", (verdict_key(TASK, "c", "public"), b"junk"))
        with pytest.raises(TapeError, match="see `han tape verify`"):
            TapedJudge(tape).run(TASK, "c", "public")


def test_a_public_failure_is_kept_to_the_letter(tmp_path):
    verdict = Verdict("failed", 1, 2, "wrong", Failure("f(1)", "2", "'é'", "line 1\nline 2"))

    class One(FakeJudge):
        def run(self, *_):
            return verdict

    with Tape(tmp_path / "one.tape", write=True) as tape:
        judge = TapedJudge(tape, One(), write=True)
        assert judge.run(TASK, "c", "public") == judge.run(TASK, "c", "public") == verdict
