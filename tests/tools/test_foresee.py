"""Calls that are plain to see are sent ahead; whatever is really called gets its own answer."""

import pytest

from han.tools.foresee import first_calls
from han.tools.tester import Tester

from .conftest import make_task


def test_literal_calls_up_to_the_first_doubt() -> None:
    code = """
def check(f):
    assert f(1, [2]) == 3 and f((4,)) == 5
    assert abs(f({'a': -1}) - f()) < 1e-6
    for i in range(3):
        assert f(i) == i
    assert f(9) == 9
"""
    assert first_calls(code) == ((1, [2]), ((4,),), ({"a": -1},), ())
    assert first_calls("def check(f):\n    x = 1\n    assert f(x) == 1") == ()
    assert first_calls("x = 1") == ()


@pytest.mark.parametrize(
    ("body", "passed", "total"),
    [
        ("assert f(1) == 0 and f(2) == 3\nassert f(3) == 4\nassert f(4) == 5", 2, 3),
        ("assert f(1) == 2 or f(9) == 0\nassert f(3) == 4", 2, 2),
        ("assert f(True) == 2\nassert f(1.0) == 2.0\nassert f(1) == 2", 3, 3),
        ("assert f(1) == 2\nassert f(x=2) == 3\nassert f(1) == 2", 3, 3),
        ("assert f(1) == 2\nassert all(f(i) == i + 1 for i in range(50))\nassert f(7) == 8", 3, 3),
        ("assert f(1) == 2 if f(2) == 3 else False\nassert f(5) == 6", 2, 2),
    ],
)
def test_every_call_gets_its_own_answer(tester: Tester, body: str, passed: int, total: int) -> None:
    lines = body.replace("\n", "\n    ")
    task = make_task(hidden=f"def check(f):\n    {lines}\n")
    verdict = tester.run(task, "def solve(x): return x + 1", "hidden")
    assert (verdict.passed, verdict.total) == (passed, total)
