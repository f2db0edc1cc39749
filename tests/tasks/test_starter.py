import inspect
from collections import Counter

import pytest

from han.paths import resource
from han.tasks.jsonl import write_jsonl
from han.tasks.literals import value
from han.tasks.load import load_tasks
from han.tasks.task import Cases


@pytest.fixture(scope="module")
def tasks():
    return load_tasks("starter")


def passes(function, task) -> bool:
    assert isinstance(task.hidden, Cases)
    return all(function(*value(case.args)) == value(case.expected) for case in task.hidden.cases)


def test_the_file_is_what_the_script_writes(builder, tmp_path):
    write_jsonl(tmp_path / "again.jsonl", builder.build())
    shipped = (resource("data/tasks") / "starter.jsonl").read_text(encoding="utf-8")
    assert (tmp_path / "again.jsonl").read_text(encoding="utf-8") == shipped


def test_references_pass_and_do_not_ship(tasks, builder):
    references = {s.reference.__name__: s.reference for s in builder.STARTERS}
    for task in tasks:
        assert passes(references[task.entry_point], task)
        body = inspect.getsource(references[task.entry_point]).strip().split("\n")[-1].strip()
        assert body.startswith("return ") and body not in task.model_dump_json()
        assert task.meta == {}


def test_trivial_solutions_fail(tasks):
    for task in tasks:
        values = Counter(case.expected for case in task.hidden.cases)
        shown = {case.args: value(case.expected) for case in task.public.cases}
        for constant in values:
            assert not passes(lambda *_, c=constant: value(c), task), task.id
            guess = value(constant)
            assert not passes(lambda *a, s=shown, g=guess: s.get(repr(a), g), task), task.id
        assert not passes(lambda *_: None, task)
        assert not passes(lambda first, *_: first, task)
        assert not passes(lambda *a: a[-1], task)


def test_hidden_cases_are_many_distinct_and_not_public(tasks):
    for task in tasks:
        hidden = [case.args for case in task.hidden.cases]
        assert len(hidden) >= 20 and len(set(hidden)) == len(hidden)
        assert not set(hidden) & {case.args for case in task.public.cases}
        assert task.split == "train" and task.spec.startswith(task.signature)
        assert all(case.expected in task.spec for case in task.public.cases)


def test_the_set_covers_its_strata(tasks):
    strata = Counter(task.stratum for task in tasks)
    assert set(strata) == {"clean", "noisy", "house_rule", "edge", "hard"}
    assert strata["noisy"] >= 3 and strata["house_rule"] >= 2
    assert {task.noise for task in tasks if task.stratum == "noisy"} == {1, 2, 3}
    assert all(task.noise == 0 for task in tasks if task.stratum != "noisy")
    assert 1 <= sum(not task.public.cases for task in tasks) <= 2
