"""What the Tester says of honest, wrong and broken programs; four cheats known to fool others."""

import os
import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from han.errors import HanError
from han.tasks.task import Task
from han.tools.sandbox.limits import Limits
from han.tools.tester import Tester

from .conftest import make_task

SORTING = make_task(
    ("([3, 1, 2],)", "[1, 2, 3]"),
    ("([],)", "[]"),
    ("(['b', 'a'],)", "['a', 'b']"),
    hidden=(("([9, 8],)", "[8, 9]"), ("([5],)", "[5]"), ("([2, 7, 1],)", "[1, 2, 7]")),
)


def test_a_right_program_passes(tester: Tester) -> None:
    verdict = tester.run(SORTING, "def solve(x): return sorted(x)", "public")
    assert (verdict.status, verdict.passed, verdict.total, verdict.failure) == (
        "passed",
        3,
        3,
        None,
    )
    assert tester.run(SORTING, "def solve(x): return sorted(x)", "hidden").status == "passed"


def test_a_wrong_value_shows_its_call_in_public_only(tester: Tester) -> None:
    verdict = tester.run(SORTING, "def solve(x): return x", "public")
    assert (verdict.status, verdict.passed, verdict.total) == ("failed", 1, 3)
    assert verdict.failure
    assert verdict.failure.call == "solve([3, 1, 2])"
    assert (verdict.failure.expected, verdict.failure.got) == ("[1, 2, 3]", "[3, 1, 2]")
    hidden = tester.run(SORTING, "def solve(x): return x", "hidden")
    assert (hidden.status, hidden.passed, hidden.failure) == ("failed", 1, None)


def test_the_trace_holds_own_frames_only(tester: Tester) -> None:
    code = "def help(x):\n    return x[99]\ndef solve(x):\n    return help(x)\n"
    verdict = tester.run(SORTING, code, "public")
    assert verdict.status == "error"
    assert verdict.failure
    assert verdict.failure.got == "IndexError: list index out of range"
    assert verdict.failure.trace.splitlines() == [
        "line 4, in solve: return help(x)",
        "line 2, in help: return x[99]",
    ]


def test_hidden_reasons_hold_no_value(tester: Tester) -> None:
    rows = (("('secret-input',)", "'secret-output'"),)
    check = (
        "def check(f):\n    assert f('secret-input') == 'secret-output'\n    f('secret-input')\n"
    )
    for code in (
        "def solve(x): raise ValueError(x)",
        "def solve(x): raise type(x, (Exception,), {})(x)",
        "def solve(x): raise type(x, (Exception,), {'__module__': 'builtins'})",
        "def solve(x): return x",
        "import os\ndef solve(x): pass\nraise ValueError(os.read(3, 500))",
    ):
        for task in (make_task(hidden=rows), make_task(hidden=check)):
            verdict = tester.run(task, code, "hidden")
            assert verdict.status in ("error", "failed")
            assert "secret" not in f"{verdict.reason} {verdict.failure}"


@pytest.mark.parametrize(
    ("code", "status"),
    [
        ("def solve(x: oops", "error"),
        ("def other(x): return x", "error"),
        ("solve = 3", "error"),
        ("", "error"),
        ("def solve(): return 1", "error"),
        ("def solve(x): raise SystemExit(0)", "error"),
        ("def solve(x): raise KeyboardInterrupt", "error"),
        ("import os\ndef solve(x): os._exit(0)", "error"),
        ("import os\nos._exit(0)", "error"),
        ("def solve(x): return solve(x)", "error"),
        ("def solve(x):\n    while True: pass", "timeout"),
        ("def solve(x): return bytearray(1 << 30)", "limit"),
        ("def solve(x): open('/etc/passwd')", "violation"),
        ("import os\ndef solve(x): os.fork()", "violation"),
        ("import socket\ndef solve(x): socket.socket()", "violation"),
        ("import subprocess\ndef solve(x): subprocess.run(['true'])", "violation"),
        ("import threading\ndef solve(x): threading.Thread(target=print).start()", "error"),
    ],
)
def test_statuses(tester: Tester, code: str, status: str) -> None:
    task = SORTING.model_copy(update={"time_limit_s": 1.0})
    assert tester.run(task, code, "public").status == status


def test_a_wrong_value_outweighs_an_exception(tester: Tester) -> None:
    code = "def solve(x):\n    if not x: raise ValueError\n    return x"
    assert tester.run(SORTING, code, "public").status == "failed"


def test_without_tests_nothing_passes(tester: Tester) -> None:
    task = make_task(hidden="def check(candidate):\n    candidate(1)\n")
    assert tester.run(task, "def solve(x): return 1", "public").status == "untested"
    assert tester.run(task, "def solve(x): return 1", "hidden").status == "untested"
    assert tester.run(task, "x = 1", "public").status == "error"


def test_floats_and_types(tester: Tester) -> None:
    task = make_task(
        ("(0.1, 0.2)", "[0.3, {'a': (0.6,)}]"),
        ("(1e999, 1)", "[1e999, {'a': (1e999,)}]"),
    )
    code = "def solve(a, b): return [a + b, {'a': ((a + b) * 2,)}]"
    assert tester.run(task, code, "public").status == "passed"
    as_list = "def solve(a, b): return [a + b, {'a': [(a + b) * 2]}]"
    assert tester.run(task, as_list, "public").passed == 0


def test_preamble_helpers_and_future_imports(tester: Tester) -> None:
    task = make_task(("(2,)", "5"), preamble="import math\ndef helper(x):\n    return x + 3\n")
    code = "from __future__ import annotations\ndef solve(x: Undefined): return helper(x)"
    assert tester.run(task, code, "public").status == "passed"


def test_large_inputs_are_sent_call_by_call(tester: Tester) -> None:
    big = list(range(20_000))
    task = make_task((f"({big},)", f"{big}"), (f"({big},)", f"{big}"), ("([],)", "[]"))
    assert tester.run(task, "def solve(x): return x", "public").status == "passed"


def test_many_threads(tester: Tester) -> None:
    codes = ["def solve(x): return sorted(x)", "def solve(x): return x"] * 10
    with ThreadPoolExecutor(8) as pool:
        verdicts = list(pool.map(lambda code: tester.run(SORTING, code, "hidden"), codes))
    assert [v.status for v in verdicts] == ["passed", "failed"] * 10


def test_a_fork_of_our_process_gets_its_own_workers(tester: Tester) -> None:
    right = "def solve(x): return sorted(x)"
    assert tester.run(SORTING, right, "public").status == "passed"
    pid = os.fork()
    if not pid:
        os._exit(0 if tester.run(SORTING, right, "public").status == "passed" else 1)
    assert os.waitpid(pid, 0)[1] == 0
    assert tester.run(SORTING, right, "public").status == "passed"


def test_verdicts_repeat(tester: Tester) -> None:
    code = "import random\ndef solve(x): return [random.random(), list({'a', 'b', 'c'}), hash('q')]"
    verdicts = [tester.run(SORTING, code, "public") for _ in range(3)]
    assert len({v.failure.got for v in verdicts if v.failure}) == 1


def test_a_closed_tester_says_so() -> None:
    one = Tester(Limits(), workers=1)
    one.close()
    with pytest.raises(HanError, match="closed"):
        one.run(SORTING, "", "public")


def test_malformed_tests_are_named(tester: Tester) -> None:
    with pytest.raises(HanError, match="no tuple"):
        tester.run(make_task(("[1]", "1")), "def solve(x): return 1", "public")
    with pytest.raises(HanError, match="exceeds the limits"):
        tester.run(make_task((f"({'y' * 2_000_000!r},)", "1")), "", "public")


CHECK = """
def check(candidate):
    import random
    from random import randint
    for _ in range(20):
        n = randint(0, 1000)
        assert candidate(n) == n * n + 1
    assert candidate(random.choice([2, 3])) in (5, 10), "message"
"""


def test_a_check_counts_asserts_and_leaves_random_alone(tester: Tester) -> None:
    task = make_task(hidden=CHECK)
    random.seed(5)
    before = random.getstate()
    right = tester.run(task, "def solve(n): return n * n + 1", "hidden")
    wrong = tester.run(task, "def solve(n): return n * n + 1 if n % 2 else 0", "hidden")
    assert (right.status, right.passed, right.total) == ("passed", 21, 21)
    assert (wrong.status, wrong.total) == ("failed", 21)
    assert 0 < wrong.passed < 21
    again = tester.run(task, "def solve(n): return n * n + 1 if n % 2 else 0", "hidden")
    assert again.passed == wrong.passed
    assert random.getstate() == before


def test_a_check_may_expect_exceptions(tester: Tester) -> None:
    code = """
def check(candidate):
    try:
        candidate(0)
    except ZeroDivisionError:
        assert True
    else:
        assert False
"""
    task = make_task(hidden=code)
    assert tester.run(task, "def solve(n): return 1 / n", "hidden").status == "passed"
    assert tester.run(task, "def solve(n): return 1", "hidden").status == "failed"
    own = "class ZeroDivisionError(Exception): pass\ndef solve(n): raise ZeroDivisionError"
    assert tester.run(task, own, "hidden").status == "error"


@pytest.mark.parametrize(
    "code",
    [
        "def check(c):\n    for _ in range(c()): pass\n    assert True",
        "def check(c):\n    n = c()\n    while n: n -= 1\n    assert True",
        "def check(c):\n    assert all(i >= 0 for i in range(c()))",
        "def check(c):\n    while True:\n        try: c()\n        except: pass",
    ],
)
def test_a_returned_value_cannot_hold_up_the_judge(tester: Tester, code: str) -> None:
    task = make_task(hidden=code, wall_s=0.5)
    assert tester.run(task, "def solve(): return 10 ** 18", "hidden").status == "timeout"


def test_opaque_values_satisfy_no_assert(tester: Tester) -> None:
    asserts = ("c()", "not c()", "c() == c()", "c() > 0")
    code = "\n    assert ".join(("def check(c):", *asserts))
    verdict = tester.run(make_task(hidden=code), "def solve(): return object()", "hidden")
    assert (verdict.status, verdict.passed, verdict.total) == ("failed", 0, 4)


CHEATS = {
    "equal to everything": """
class Any:
    def __eq__(self, other): return True
    def __ne__(self, other): return False
    def __hash__(self): return 0
def solve(*args): return Any()
""",
    "expected value in a caller's frame": """
import sys
def solve(*args):
    frame = sys._getframe()
    while frame:
        for name in ('expected', 'exp', 'expected_output', 'case', 'outcome'):
            if name in frame.f_locals: return frame.f_locals[name]
        frame = frame.f_back
""",
    "shared result and exit at call": """
import gc, os
def solve(*args):
    for thing in gc.get_objects():
        if type(thing).__name__ in ('Value', 'Synchronized', 'ListProxy', 'list'):
            try: thing.append('passed')
            except Exception: pass
    os._exit(0)
""",
    "shared result and exit at import": "import os\nprint('passed')\nos._exit(0)\n",
}


@pytest.mark.parametrize("name", CHEATS)
def test_known_cheats_do_not_pass(tester: Tester, name: str) -> None:
    for task, which in ((SORTING, "public"), (SORTING, "hidden"), (_square(), "hidden")):
        verdict = tester.run(task, CHEATS[name], which)
        assert verdict.status in ("failed", "error")
        assert verdict.passed == 0


def _square() -> Task:
    return make_task(hidden="def check(c):\n    assert c(3) == 9\n    assert c(4) == 16\n")
