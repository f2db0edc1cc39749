"""Bring your own: tasks from folders of plain files."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from han.errors import HanError
from han.tasks.folder import load_folder
from han.tasks.literals import canonical
from han.tasks.load import find_task, load_tasks
from han.tasks.task import Case, Check

FILES = {
    "spec.md": "# Doubling\n\n```python\ndef double(x: int) -> int:\n```\n\nTwo times x.\n",
    "public_tests.py": '"""Shown."""\nassert double(2) == 4\n',
    "hidden_tests.py": "assert double(0) == 0\nassert double(-3) == -6, 'negative'\n",
}


def write(folder, **changed):
    """A sound task's folder; ``hidden_tests="…"`` replaces a file, None leaves it out."""
    folder.mkdir(exist_ok=True)
    for name, text in FILES.items():
        text = changed.get(name.partition(".")[0], text)
        if text is not None:
            (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_a_folder_is_a_task(tmp_path):
    [task] = load_tasks(write(tmp_path / "double"))
    assert (task.id, task.entry_point) == ("double", "double")
    assert task.signature == "def double(x: int) -> int:"
    assert task.spec == FILES["spec.md"]
    assert task.public.cases == (Case(args="(2,)", expected="4"),)
    assert [case.args for case in task.hidden.cases] == ["(0,)", "(-3,)"]


def test_a_folder_of_folders_holds_tasks_by_name(tmp_path):
    for name in ("b", "a", "__pycache__", ".git"):
        write(tmp_path / name)
    assert [task.id for task in load_tasks(tmp_path)] == ["a", "b"]
    assert find_task("b", str(tmp_path)).entry_point == "double"


@pytest.mark.parametrize(
    ("spec", "signature"),
    [
        ("def f(x): ...", "def f(x):"),
        (
            "Text.\n\ndef f(\n    x: int,\n    *rest: str,\n) -> str:\n",
            "def f(x: int, *rest: str) -> str:",
        ),
        ("```python\ndef f(x=1):\n    '''Doc.'''\n```\ndef g(): ...", "def f(x=1):"),
    ],
)
def test_the_first_def_is_the_signature(tmp_path, spec, signature):
    public = "assert f(1) == 1"
    folder = write(tmp_path, spec=spec, public_tests=public, hidden_tests="assert f(2) == 2")
    assert load_folder(folder)[0].signature == signature


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("assert double(7)", "True"),
        ("assert not double(7)", "False"),
        ("assert double(7) is None", "None"),
        ("assert double(7) is False", "False"),
        ("assert double(7) == [(1, 'a'), {2: None}]", "[(1, 'a'), {2: None}]"),
    ],
)
def test_forms_of_an_assert(tmp_path, line, expected):
    [task] = load_folder(write(tmp_path, hidden_tests=line))
    assert task.hidden.cases == (Case(args="(7,)", expected=expected),)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.tuples(inner, inner),
    max_leaves=6,
)


@given(arguments=st.lists(VALUES, max_size=3), value=VALUES)
def test_any_literal_call_is_read_as_it_is_written(tmp_path_factory, arguments, value):
    call = f"double({', '.join(map(repr, arguments))})"
    folder = tmp_path_factory.mktemp("any")
    write(folder, public_tests=f"assert {call} == {value!r}", hidden_tests="assert double('other')")
    [case] = load_folder(folder)[0].public.cases
    assert case == Case(args=canonical(repr((*arguments,))), expected=canonical(repr(value)))


def test_hidden_tests_may_be_code(tmp_path):
    code = "import math\n\ndef check(candidate):\n    assert math.isclose(candidate(2), 4)\n"
    assert load_folder(write(tmp_path, hidden_tests=code))[0].hidden == Check(code=code)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"spec": None}, "spec.md: missing (a task is spec.md, public_tests.py"),
        ({"public_tests": None}, "public_tests.py: missing"),
        ({"hidden_tests": None}, "hidden_tests.py: missing"),
        ({"spec": "Two times x."}, "spec.md: no def (write the function's first line"),
        ({"spec": "Text\ndef double x:"}, "spec.md:2: not a def line"),
        ({"public_tests": "assert double(1) ==\n"}, "public_tests.py:1: not Python: "),
        ({"public_tests": "\0"}, "public_tests.py:1: not Python: "),
        ({"public_tests": ""}, "public_tests.py: no asserts (write some, assert double("),
        ({"public_tests": "\nimport double"}, "public_tests.py:2: not an assert"),
        ({"public_tests": "def check(candidate): ..."}, "public_tests.py:1: not an assert"),
        (
            {"hidden_tests": "\nassert triple(1) == 3"},
            "hidden_tests.py:2: calls triple, not double",
        ),
        (
            {"hidden_tests": "assert double(n) == 3"},
            "hidden_tests.py:1: arguments are not literals",
        ),
        ({"hidden_tests": "assert double(x=1) == 2"}, "hidden_tests.py:1: arguments are not liter"),
        (
            {"hidden_tests": "assert double(1) == 1 + n"},
            "hidden_tests.py:1: 1 + n is not a literal",
        ),
        ({"hidden_tests": "assert double(1) < 3"}, "hidden_tests.py:1: not a comparison with =="),
        (
            {"hidden_tests": "assert 2 == double(1)"},
            "hidden_tests.py:1: double(1) is not a literal",
        ),
        ({"hidden_tests": "assert 2 == 2"}, "hidden_tests.py:1: no call of double on the left"),
        (
            {"hidden_tests": "\n\nassert double(2) == 4"},
            "hidden_tests.py:3: the same call stands on line 2 of pub",
        ),
        ({"hidden_tests": "assert double(1) == 2\n" * 2}, "hidden_tests.py:2: the same call as on"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(tmp_path, changed, said):
    with pytest.raises(HanError) as error:
        load_folder(write(tmp_path, **changed))
    message = str(error.value)
    assert message.startswith(str(tmp_path / said.partition(":")[0]))
    assert said in message
    assert "\n" not in message


def test_an_empty_folder_says_what_belongs_there(tmp_path):
    with pytest.raises(HanError, match=r"no task \(put spec\.md"):
        load_tasks(tmp_path)


def test_a_broken_task_among_others_is_named(tmp_path):
    write(tmp_path / "a")
    write(tmp_path / "b", spec=None)
    with pytest.raises(HanError, match=r"b/spec\.md: missing"):
        load_tasks(tmp_path)
