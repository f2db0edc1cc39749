"""Knobs folded away, imports collected, signatures, and the shape that renaming can't hide."""

import ast
import heapq
import math as maths
from collections import Counter, deque
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from han.tasks.source import imports_for, shape, signature_of, specialise


def tally(
    numbers: list[int], *, limit: int, mode: str, strict: bool, skip: tuple[int, ...]
) -> list[int]:
    """Says nothing that a solution needs."""
    kept: list[int] = []
    for number in numbers:
        if number in skip:
            continue
        if number > limit or (not strict and number == limit):
            if mode == "double":
                number = 2 * number
            elif mode == "negate":
                number = -number
            kept.append(number)
    if mode == "double" and strict:
        kept.reverse()
    return kept if limit >= 0 else sorted(kept)


def counted(words: list[str], *, power: int) -> int:
    heap = [maths.floor(count) ** power for count in Counter(words).values()]
    heapq.heapify(heap)
    return heap[0] if heap else 0


def run(source: str, name: str) -> Any:
    names: dict[str, Any] = {}
    exec(source, names)  # noqa: S102 - made from this module
    return names[name]


KNOBS = st.fixed_dictionaries(
    {
        "limit": st.integers(-3, 3),
        "mode": st.sampled_from(["double", "negate", "plain"]),
        "strict": st.booleans(),
        "skip": st.lists(st.integers(-3, 3), max_size=3).map(tuple),
    }
)


@given(knobs=KNOBS, numbers=st.lists(st.integers(-5, 5)))
def test_a_specialised_program_does_what_the_reference_does(
    knobs: dict[str, Any], numbers: list[int]
):
    assert run(specialise(tally, knobs), "tally")(numbers) == tally(numbers, **knobs)


@given(knobs=KNOBS)
def test_no_knob_and_no_ruled_out_branch_is_left(knobs: dict[str, Any]):
    source = specialise(tally, knobs)
    tree = ast.parse(source)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not used & knobs.keys()
    assert all(f"{knob}" not in source for knob in ("mode", "strict", "skip", "says nothing"))
    assert ("2 * number" in source) == (knobs["mode"] == "double")
    assert ("-number" in source) == (knobs["mode"] == "negate")
    assert ("reverse" in source) == (knobs["mode"] == "double" and knobs["strict"])
    assert ("sorted" in source) == (knobs["limit"] < 0)
    assert ast.unparse(tree) + "\n" == source


def test_a_specialised_program_is_as_plain_as_one_written_for_the_task():
    knobs = {"limit": 0, "mode": "plain", "strict": True, "skip": ()}
    assert specialise(tally, knobs) == (
        "def tally(numbers: list[int]) -> list[int]:\n"
        "    kept: list[int] = []\n"
        "    for number in numbers:\n"
        "        if number in ():\n"
        "            continue\n"
        "        if number > 0:\n"
        "            kept.append(number)\n"
        "    return kept\n"
    )


@pytest.mark.parametrize("knobs", [{}, {"power": 2, "more": 1}, {"more": 1}])
def test_knobs_must_fit_the_parameters(knobs: dict[str, int]):
    with pytest.raises(ValueError, match="counted: knobs and keyword-only parameters differ"):
        specialise(counted, knobs)


def test_only_the_imports_that_are_used_stand_before_the_program():
    lines = specialise(counted, {"power": 2}).splitlines()
    head = lines[: lines.index("def counted(words: list[str]) -> int:")]
    assert head == ["import heapq", "import math as maths", "from collections import Counter"]
    assert run(specialise(counted, {"power": 2}), "counted")(["a", "a", "b"]) == 1
    assert deque  # imported above and not needed there


@pytest.mark.parametrize(
    ("code", "needed"),
    [
        ("x = 1", []),
        ("def f(d: deque) -> None: ...", ["from collections import deque"]),
        ("maths.pi", ["import math as maths"]),
        ("math.pi", []),
        ("Counter(deque())", ["from collections import Counter, deque"]),
    ],
)
def test_imports_are_those_of_the_names_that_occur(code: str, needed: list[str]):
    module = ast.parse("import heapq, math as maths\nfrom collections import Counter, deque\n")
    imports = [node for node in module.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert imports_for(ast.parse(code), imports) == needed


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("def f(a: int, b='x') -> bool:\n    return True\n", "def f(a: int, b='x') -> bool:"),
        ("import re\n\ndef f():\n    '''Doc.'''\n    def f(): ...\n", "def f():"),
    ],
)  # fmt: skip
def test_a_signature_is_the_def_line(source: str, line: str):
    assert signature_of(source, "f") == line
    compile(f"{line} ...", "<signature>", "exec")


def test_a_function_that_is_not_there_is_named():
    for look in (signature_of, shape):
        with pytest.raises(ValueError, match="no function 'g'"):
            look("def f(): ...", "g")


ORIGINAL = '''
def total(values: list[int]) -> int:
    """Add up."""
    result: int = 0
    for value in values:
        result += value * 2
    return result
'''


@pytest.mark.parametrize(
    ("copy", "name"),
    [
        (ORIGINAL, "total"),
        (ORIGINAL.replace("result", "r").replace("value", "v"), "total"),
        (ORIGINAL.replace("total", "grand_sum"), "grand_sum"),
        (ORIGINAL.replace(': list[int]) -> int', ')').replace(": int = 0", " = 0"), "total"),
        (ORIGINAL.replace('    """Add up."""\n', ""), "total"),
        ("import re\n" + ORIGINAL + "\ndef other(): ...\n", "total"),
        ("    " + ORIGINAL.strip().replace("\n", "\n    "), "total"),
    ],
)  # fmt: skip
def test_a_renamed_copy_has_the_same_shape(copy: str, name: str):
    assert shape(copy, name) == shape(ORIGINAL, "total")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("* 2", "* 3"),
        ("* 2", "+ 2"),
        ("return result", "return values"),
        ("+= value", "-= value"),
        ("(values: list[int])", "(values, more)"),
        ("for value in values", "for result in values"),
    ],
)
def test_another_program_has_another_shape(old: str, new: str):
    assert shape(ORIGINAL.replace(old, new), "total") != shape(ORIGINAL, "total")


def test_a_connective_keeps_its_value():
    """``a or 0`` is not ``a``: a literal that may be the result stays."""
    assert "a or 0" in specialise(_connected, {"on": True})
    assert "a and b" in specialise(_connected, {"on": True})
    off = specialise(_connected, {"on": False})
    assert "a and False" in off and "b" not in off.partition("return")[2]


def _connected(a, b, *, on):
    return (a or 0, a and on and b)


def test_nothing_unreachable_stays():
    early = specialise(_early, {"on": True})
    assert "return 1" in early and "return 2" not in early and "pass" not in early
    late = specialise(_early, {"on": False})
    assert "return 2" in late and "else" not in late and "pass" not in late


def _early(a, *, on):
    if on:
        return 1
    if a:
        a += 1
    elif on:
        a += 2
    return 2
