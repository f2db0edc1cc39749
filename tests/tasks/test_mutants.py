"""Mutants: one small mistake each, none of them the original, annotations left alone."""

import ast

import pytest

from han.tasks.families.registry import all_families
from han.tasks.generate import Problem
from han.tasks.mutants import Mutant, mutants


def found(body: str) -> dict[str, str]:
    """Mutants of a body: its new source → what was changed."""
    made = mutants(f"def f(a, b):\n    {body}\n")
    return {_body(mutant): mutant.change for mutant in made}


def _body(mutant: Mutant) -> str:
    function = ast.parse(mutant.code).body[0]
    assert isinstance(function, ast.FunctionDef)
    return "\n".join(ast.unparse(statement) for statement in function.body)


@pytest.mark.parametrize(
    ("body", "mutant", "change"),
    [
        ("return a < b", "return a <= b", "LtE for Lt"),
        ("return a == b", "return a != b", "NotEq for Eq"),
        ("return a not in b", "return a in b", "In for NotIn"),
        ("return a is b", "return a is not b", "IsNot for Is"),
        ("return a + b", "return a - b", "Sub for Add"),
        ("return a // b", "return a * b", "Mult for FloorDiv"),
        ("return a ** b", "return a * b", "Mult for Pow"),
        ("a -= b", "a += b", "Add for Sub"),
        ("return a and b", "return a or b", "Or for And"),
        ("return 5", "return 6", "6 for 5"),
        ("return 5", "return 4", "4 for 5"),
        ("return 0.5", "return 1.5", "1.5 for 0.5"),
        ("return True", "return False", "False for True"),
        ("return 'x'", "return ''", "'' for 'x'"),
        ("return a if b else 0", "return a if not b else 0", "condition negated"),
        ("while a: break", "while not a:\n    break", "condition negated"),
        ("while a: break", "while a:\n    pass", "dropped break"),
        ("return min(a)", "return max(a)", "max for min"),
        ("return sorted(a)", "return list(a)", "list for sorted"),
        ("return -a", "return +a", "sign dropped"),
        ("return a.lower()", "return a.upper()", "upper for lower"),
        ("return a.find(b)", "return a.rfind(b)", "rfind for find"),
        ("return [x for x in a if x]", "return [x for x in a]", "filter dropped"),
        ("a.append(b)", "pass", "dropped a.append(b)"),
        ("a += b", "pass", "dropped a += b"),
        ("for x in a: continue", "for x in a:\n    pass", "dropped continue"),
    ],
)
def test_each_operator_makes_its_mistake(body: str, mutant: str, change: str):
    told = found(body)[mutant].partition(": ")[2]
    assert sorted(told.split()) == sorted(change.split())


@pytest.mark.parametrize("body", ["return a", "return a(b)", "return ''", "pass", "x = a.b"])
def test_some_programs_have_no_mutants(body: str):
    assert found(body) == {}


def test_all_of_a_small_program():
    assert found("return a[0] if a else -1") == {
        "return a[0] if not a else -1": "2: condition negated",
        "return a[1] if a else -1": "2: 1 for 0",
        "return a[-1] if a else -1": "2: -1 for 0",
        "return a[0] if a else +1": "2: sign dropped",
        "return a[0] if a else -2": "2: 2 for 1",
        "return a[0] if a else -0": "2: 0 for 1",
    }


def test_annotations_and_imports_stay():
    source = (
        "from typing import Literal\n\n"
        "def f(a: Literal[1, 'x'], *rest: 'int') -> Literal[2]:\n"
        "    kept: Literal[3] = a\n"
        "    return kept\n"
    )
    assert mutants(source) == []


@pytest.mark.parametrize("name", [*all_families()][::12])
def test_mutants_of_a_reference_are_different_programs(name: str):
    source = Problem(all_families()[name], 0).reference
    made = mutants(source)
    codes = [mutant.code for mutant in made]
    original = ast.dump(ast.parse(source))
    assert len(codes) >= 8 and len({*codes}) == len(codes)
    assert made == mutants(source)
    for code in codes:
        assert ast.dump(ast.parse(code)) != original
