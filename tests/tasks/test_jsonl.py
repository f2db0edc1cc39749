import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from han.errors import HanError
from han.tasks.jsonl import read_jsonl, write_jsonl
from han.tasks.load import find_task, load_tasks
from han.tasks.task import Case, Cases, Check, Task

GOOD = {
    "id": "mine/double",
    "spec": "Return x times two.",
    "entry_point": "double",
    "signature": "def double(x: int) -> int:",
    "public": {"cases": [{"args": "(2,)", "expected": "4"}]},
    "hidden": {"kind": "cases", "cases": [{"args": "(0,)", "expected": "0"}]},
}


def cases(args: str, expected: str = "0") -> dict:
    return {"kind": "cases", "cases": [{"args": args, "expected": expected}]}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"colour": 1}, "unknown field 'colour'"),
        ({"spec": None}, "missing field 'spec'"),
        ({"hidden": None}, "missing field 'hidden'"),
        ({"noise": 7}, "field 'noise': "),
        ({"format": 2}, "field 'format': "),
        ({"entry_point": "2x"}, "field 'entry_point': "),
        ({"public": {"cases": [{"args": "(2,)"}]}}, "missing field 'public.0.expected'"),
        ({"signature": "def other(x):"}, "signature defines 'other', not entry_point 'double'"),
        ({"signature": "double(x)"}, "is not a 'def' line"),
        ({"preamble": "import"}, "preamble is not Python"),
        ({"hidden": cases("(f(1),)")}, "hidden case 0: args '(f(1),)' is not a literal tuple"),
        ({"hidden": cases("(4)")}, "args '(4)' is not a literal tuple"),
        ({"hidden": cases("(4,)", "x")}, "expected 'x' is not a literal"),
        ({"hidden": {"kind": "cases", "cases": []}}, "hidden has no cases"),
        ({"hidden": {"kind": "check", "code": "x = 1"}}, "does not define check(candidate)"),
        ({"hidden": {"kind": "check", "code": "x ="}}, "hidden code is not Python"),
        ({"hidden": {"kind": "guess"}}, "field 'hidden': "),
        ({"id": "first"}, "duplicate id 'first', first on line 1"),
    ],
)
def test_a_bad_line_is_named_in_one_line(tmp_path, change, message):
    row = {key: content for key, content in (GOOD | change).items() if content is not None}
    path = tmp_path / "t.jsonl"
    path.write_text(json.dumps(GOOD | {"id": "first"}) + "\n\n" + json.dumps(row) + "\n")
    with pytest.raises(HanError) as caught:
        read_jsonl(path)
    assert str(caught.value).startswith(f"{path}:3: ") and message in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b'{"id": ', "t.jsonl:1: malformed JSON: "),
        (b"[1]", "t.jsonl:1: a task is a JSON object"),
        (b"\xff\xfe", "cannot be read"),
    ],
)
def test_what_is_not_json_is_named(tmp_path, content, message):
    path = tmp_path / "t.jsonl"
    path.write_bytes(content)
    with pytest.raises(HanError, match=re.escape(message)):
        read_jsonl(path)


literals = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.binary(),
    lambda inner: st.lists(inner) | st.tuples(inner) | st.dictionaries(st.integers(), inner),
    max_leaves=5,
)


@given(
    table=st.lists(st.tuples(st.lists(literals, max_size=3), literals), min_size=1, max_size=4),
    spec=st.text(st.characters(exclude_categories=["Cs"]), min_size=1),
    noise=st.integers(0, 3),
)
def test_what_is_written_is_read_back(tmp_path_factory, table, spec, noise):
    rows = tuple(Case(args=repr(tuple(a)), expected=repr(e)) for a, e in table)
    path = tmp_path_factory.mktemp("tasks") / "t.jsonl"
    tasks = [
        Task(id="a", spec=spec, entry_point="f", hidden=Cases(cases=rows), noise=noise),
        Task(
            id="b",
            spec=spec,
            entry_point="f",
            hidden=Check(code="def check(c): ..."),
            meta={"k": 1},
        ),
    ]
    write_jsonl(path, tasks)
    assert read_jsonl(path) == tasks


def test_load_by_name_path_and_limit(tmp_path):
    path = tmp_path / "mine.jsonl"
    path.write_text(json.dumps(GOOD))
    assert [task.id for task in load_tasks(path)] == ["mine/double"]
    assert len(load_tasks("humaneval", limit=3)) == 3
    assert load_tasks("humaneval", limit=0) == []
    with pytest.raises(HanError, match="close: mine/double"):
        find_task("mine/doubel", str(path))


def test_humaneval_format_is_recognised_by_its_keys(tmp_path, humaneval_rows):
    path = tmp_path / "he.jsonl"
    path.write_text(json.dumps(humaneval_rows["HumanEval/3"]))
    assert load_tasks(str(path))[0].id == "HumanEval/3"


def test_unknown_names_are_answered_with_what_there_is():
    with pytest.raises(HanError, match="known sets: humaneval, starter"):
        load_tasks("nothing")
    assert find_task("HumanEval/0").entry_point == "has_close_elements"
    assert find_task("starter/patrol").family == "starter"
    with pytest.raises(HanError, match="close: starter/patrol"):
        find_task("starter/patroll")
    with pytest.raises(HanError, match=r"no task 'zzzzzzzzzzzzzzzzzz'$"):
        find_task("zzzzzzzzzzzzzzzzzz")


def test_the_documented_example_is_a_task(tmp_path):
    page = (Path(__file__).parents[2] / "docs" / "task-format.md").read_text(encoding="utf-8")
    path = tmp_path / "doc.jsonl"
    path.write_text(page.split("```json\n")[1].split("```")[0])
    assert read_jsonl(path)[0].id == "mine/double"


def test_a_task_is_found_in_a_file_of_ones_own(tmp_path: Path) -> None:
    own = find_task("starter/count_late").model_copy(update={"id": "mine/1"})
    write_jsonl(tmp_path / "mine.jsonl", [own])
    assert find_task("mine/1", str(tmp_path / "mine.jsonl")) == own
    with pytest.raises(HanError, match="mine/2"):
        find_task("mine/2", str(tmp_path / "mine.jsonl"))


def test_a_file_without_tasks_or_with_an_id_twice_is_refused(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("")
    with pytest.raises(HanError, match="no task"):
        load_tasks(empty)
    row = {"task_id": "X/0", "prompt": "def f():\n    pass\n", "entry_point": "f"}
    row |= {"test": "def check(candidate):\n    assert candidate() is None\n"}
    twice = tmp_path / "twice.jsonl"
    twice.write_text(2 * (json.dumps(row) + "\n"))
    with pytest.raises(HanError, match="twice"):
        load_tasks(twice)
