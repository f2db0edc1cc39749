"""Tasks from families: the same bytes everywhere, tests that hold whatever the noise."""

import hashlib
import os
import re
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from han.tasks.families.registry import all_families
from han.tasks.generate import HIDDEN, Problem
from han.tasks.literals import value
from han.tasks.task import Task
from han.tools.compare import same

FAMILIES = all_families()
SAMPLE = [*FAMILIES][::5]
LEVELS = (0, 1, 2, 3)


def made(name: str, seed: int, noise: int = 0) -> Task:
    family = FAMILIES[name]
    return Problem(family, seed).task(noise, split="train", stratum=family.kind)


def digest(names: list[str]) -> str:
    tasks = [made(name, seed, noise) for name in names for seed in (0, 3) for noise in LEVELS]
    text = "\n".join(task.model_dump_json() for task in tasks)
    return hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_a_fresh_process_makes_the_same_bytes(hash_seed: str):
    code = "from tests.tasks import test_generate as t; print(t.digest(t.SAMPLE))"
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == digest(SAMPLE)


@settings(max_examples=40, deadline=None)
@given(name=st.sampled_from([*FAMILIES]), seed=st.integers(0, 99))
def test_a_task_is_sound(name: str, seed: int):
    task = made(name, seed)
    assert task == made(name, seed)
    hidden, public = task.hidden.cases, task.public.cases
    assert len(hidden) >= min(20, HIDDEN) and 2 <= len(public) <= 3
    calls = [case.args for case in (*public, *hidden)]
    assert len({*calls}) == len(calls)
    for case in (*public, *hidden):
        assert isinstance(value(case.args), tuple)
        for text in (case.args, case.expected):
            assert repr(value(text)) == text
    assert len({case.expected for case in hidden}) > 1


@settings(max_examples=20, deadline=None)
@given(name=st.sampled_from([*FAMILIES]), seed=st.integers(0, 30))
def test_noise_changes_the_text_and_nothing_else(name: str, seed: int):
    clean = made(name, seed)
    for noise in (1, 2, 3):
        noisy = made(name, seed, noise)
        assert noisy.spec != clean.spec and noisy.noise == noise and noisy.meta["operators"]
        told = {"id", "spec", "noise", "meta"}
        assert noisy.model_dump(exclude=told) == clean.model_dump(exclude=told)
        assert noisy == made(name, seed, noise)


@pytest.mark.parametrize("name", SAMPLE)
def test_the_spec_shows_nothing_of_the_solution(name: str):
    family = FAMILIES[name]
    problem = Problem(family, 1)
    lines = {line.strip() for line in problem.reference.splitlines()} - {problem.story.signature}
    telling = [line for line in lines if len(line) >= 14]
    assert telling
    for noise in LEVELS:
        spec = problem.task(noise, split="train", stratum=family.kind).spec
        assert problem.story.signature in spec
        assert not [line for line in telling if line in spec]
        words = {*re.findall(r"\w+", spec)}
        assert not words & {function.__name__ for function in family.library}


@pytest.mark.parametrize("name", SAMPLE)
def test_the_reference_passes_and_leaves_the_arguments_of_a_case_alone(name: str):
    problem = Problem(FAMILIES[name], 2)
    names: dict = {}
    exec(problem.preamble + problem.reference, names)  # noqa: S102 - ours
    for case in (*problem.public, *problem.hidden):
        assert same(value(case.expected), names[name](*value(case.args)))


@pytest.mark.parametrize("name", SAMPLE)
def test_other_settings_are_other_tasks(name: str):
    """Knobs repeat only after all their combinations."""
    family = FAMILIES[name]
    first = {repr(family.setting(seed)) for seed in range(family.combinations)}
    assert len(first) == family.combinations >= 16
    assert family.setting(family.combinations) == family.setting(0)
    assert Problem(family, 0).reference != Problem(family, 1).reference
