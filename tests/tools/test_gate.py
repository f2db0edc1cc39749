"""The quality gate over every family, and that it can fail."""

from dataclasses import replace

import pytest

from han.tasks.families.registry import all_families
from han.tools.gate import KILLED, examine, examine_all, trivial_programs
from han.tools.tester import Tester


@pytest.fixture(scope="module")
def tester():
    with Tester(workers=2) as one:
        yield one


@pytest.mark.timeout(900)
def test_every_family_passes_the_gate(tester):
    reports = examine_all([*all_families().values()], tester, seeds=(0,))
    assert len(reports) >= 100
    assert not {report.family: report.faults for report in reports if report.faults}
    made, killed = (sum(getattr(one, name) for one in reports) for name in ("made", "killed"))
    survivors = {report.family: report.survivors for report in reports if report.survivors}
    assert killed >= KILLED * made, survivors


def test_tests_that_notice_nothing_are_found(tester):
    family = all_families()["keep_long_words"]
    blind = replace(
        family, draw=lambda rng, **_: (" " * rng.randint(0, 999),), edges=lambda **_: []
    )
    report = examine(blind, tester, seeds=(0,))
    assert report.killed < KILLED * report.made and report.survivors
    assert any("the constant program passes" in fault for fault in report.faults)
    assert any("public examples" in fault for fault in report.faults)


def test_a_reference_that_raises_is_a_fault(tester):
    family = all_families()["keep_long_words"]
    broken = replace(family, edges=lambda **_: [(None,)])
    [fault] = examine(broken, tester, seeds=(0,)).faults
    assert "AttributeError" in fault


def test_too_few_settings_are_a_fault(tester):
    family = replace(all_families()["keep_long_words"], knobs={"least": (3,), "order": ("sorted",)})
    assert "only 1 settings" in examine(family, tester, seeds=()).faults[0]


def test_families_that_share_a_tree_are_a_fault(tester):
    family = all_families()["keep_long_words"]
    one, other = examine_all([family, family], tester, seeds=())
    assert one.faults == other.faults == ["its reference has the syntax tree of another one"]


def test_trivial_programs_are_programs():
    from han.tasks.generate import Problem

    task = Problem(all_families()["keep_long_words"], 0).task(split="train", stratum="hard")
    for name, code in trivial_programs(task).items():
        names: dict = {}
        exec(code, names)  # noqa: S102
        names["keep_long_words"]("a text")
        assert name
