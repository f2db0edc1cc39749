import gzip
import json
import math

import pytest

from han.errors import HanError
from han.tasks.humaneval import load_humaneval
from han.tasks.literals import value
from han.tasks.overlap import overlap, public_overlap
from han.tasks.task import Check, Task

# Docstrings that contradict their own reference; the examples are kept as the prompt shows them.
CONTRADICTIONS = {
    ("HumanEval/47", "([-10, 4, 6, 1000, 10, 20],)"),
    ("HumanEval/116", "([1, 5, 2, 3, 4],)"),
    ("HumanEval/116", "([-2, -3, -4, -5, -6],)"),
}


@pytest.fixture(scope="module")
def tasks() -> dict[str, Task]:
    return {task.id: task for task in load_humaneval()}


def test_the_package_holds_164_tasks_on_which_nothing_is_trained(tasks):
    assert len(tasks) == 164
    assert {task.split for task in tasks.values()} == {"measure"}
    assert all(isinstance(task.hidden, Check) for task in tasks.values())


def test_no_task_holds_its_reference(tasks, humaneval_rows):
    for task in tasks.values():
        solution = humaneval_rows[task.id]["canonical_solution"].strip()
        readable = task.model_dump(exclude={"hidden"})
        assert solution not in json.dumps(readable) and repr(solution) not in repr(readable)
        assert "canonical" not in json.dumps(readable)


def test_examples_agree_with_the_references_but_for_the_known_docstrings(tasks, humaneval_rows):
    wrong = set()
    for task in tasks.values():
        names: dict = {}
        row = humaneval_rows[task.id]
        exec(row["prompt"] + row["canonical_solution"], names)  # noqa: S102
        for case in task.public.cases:
            got, expected = names[task.entry_point](*value(case.args)), value(case.expected)
            close = isinstance(expected, float) and math.isclose(got, expected)
            if not close and (got != expected or type(got) is not type(expected)):
                wrong.add((task.id, case.args))
    assert wrong == CONTRADICTIONS


def test_preamble_and_signature_stand_before_the_candidate(tasks):
    for task in tasks.values():
        names: dict = {}
        exec(task.preamble, names)  # noqa: S102
        exec(task.signature + " ...", names)  # noqa: S102
        assert callable(names[task.entry_point])
    assert "def poly(" in tasks["HumanEval/32"].preamble
    assert tasks["HumanEval/0"].preamble == "from typing import List\n"


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (
            0,
            [
                ("([1.0, 2.0, 3.0], 0.5)", "False"),
                ("([1.0, 2.8, 3.0, 4.0, 5.0, 2.0], 0.3)", "True"),
            ],
        ),
        (
            12,
            [("(['a', 'b', 'c'],)", "'a'"), ("(['a', 'bb', 'ccc'],)", "'ccc'")],
        ),
        (32, []),
        (38, []),
        (71, [("(3, 4, 5)", "6.0"), ("(1, 2, 10)", "-1")]),
        (75, [("(30,)", "True")]),
        (79, [("(15,)", "'db1111db'"), ("(32,)", "'db100000db'")]),
        (80, []),
        (99, [("('10',)", "10"), ("('15.3',)", "15"), ("('14.5',)", "15"), ("('-14.5',)", "-15")]),
        (123, [("(5,)", "[1, 5]")]),
        (130, [("(3,)", "[1, 3, 2, 8]")]),
        (141, [("('example.txt',)", "'Yes'"), ("('1example.dll',)", "'No'")]),
        (
            151,
            [
                ("([1, 3, 2, 0],)", "10"),
                ("([-1, -2, 0],)", "0"),
                ("([9, -2],)", "81"),
                ("([0],)", "0"),
            ],
        ),
        (
            158,
            [
                ("(['name', 'of', 'string'],)", "'string'"),
                ("(['name', 'enam', 'game'],)", "'enam'"),
            ],
        ),
    ],
)
def test_hand_checked_examples(tasks, number, expected):
    found = {(case.args, case.expected) for case in tasks[f"HumanEval/{number}"].public.cases}
    assert found == set(expected)


def test_the_figures_that_a_report_states(tasks):
    counts = overlap(tasks.values())
    assert counts.tasks == 164
    assert counts.without_public == 24
    assert (counts.public, counts.recurring, counts.tasks_recurring) == (400, 288, 110)
    assert public_overlap(tasks["HumanEval/1"]) == 1


def row(**changes) -> dict:
    good = {
        "task_id": "Mine/0",
        "prompt": 'def f(x):\n    """Add one.\n    >>> f(1)\n    2\n    """\n',
        "entry_point": "f",
        "test": "def check(candidate):\n    assert candidate(1) == 2\n",
        "canonical_solution": "    return x + 1\n",
    }
    return {key: text for key, text in (good | changes).items() if text is not None}


def test_a_file_in_the_same_format_plain_or_packed(tmp_path):
    plain, packed = tmp_path / "a.jsonl", tmp_path / "a.jsonl.gz"
    plain.write_text(json.dumps(row()) + "\n\n")
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    assert load_humaneval(plain) == load_humaneval(packed)
    (task,) = load_humaneval(plain)
    assert task.public.cases[0].args == "(1,)" and public_overlap(task) == 1


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", "Expecting property name"),
        ("[]", "not a JSON object"),
        (json.dumps(row(test=None)), "'test' is missing"),
        (json.dumps(row(prompt="def g(: pass")), "prompt is not Python"),
        (json.dumps(row(entry_point="g")), "prompt does not define 'g'"),
        (json.dumps(row(test="x = 1")), "test does not define check"),
    ],
)
def test_a_bad_line_is_named(tmp_path, line, message):
    path = tmp_path / "bad.jsonl"
    path.write_text(json.dumps(row()) + "\n" + line + "\n")
    with pytest.raises(HanError, match=r"bad\.jsonl:2: ") as caught:
        load_humaneval(path)
    assert message in str(caught.value) and "\n" not in str(caught.value)
