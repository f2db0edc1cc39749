"""How far the examples that a prompt shows recur in the tests that score it."""

import ast
from collections.abc import Iterable
from dataclasses import dataclass

from han.syntax import parse
from han.tasks.literals import call_arguments, canonical
from han.tasks.task import Cases, Task


@dataclass(frozen=True)
class Overlap:
    """Counts over a set of tasks.

    Attributes:
        tasks: number of tasks.
        without_public: tasks whose spec shows no example that could be read.
        public: public examples in all.
        recurring: public examples whose call stands among the hidden tests as well.
        tasks_recurring: tasks with at least one such example.
    """

    tasks: int
    without_public: int
    public: int
    recurring: int
    tasks_recurring: int


def hidden_calls(task: Task) -> frozenset[str]:
    """Argument tuples, canonically spelled, that the hidden tests call the candidate with.

    Only calls with literal arguments can be read out of ``Check`` code; loops and random inputs
    stay unseen.
    """
    if isinstance(task.hidden, Cases):
        return frozenset(canonical(case.args) or case.args for case in task.hidden.cases)
    found = (call_arguments(node, "candidate") for node in ast.walk(parse(task.hidden.code)))
    return frozenset(args for args in found if args is not None)


def public_overlap(task: Task) -> int:
    """Number of public examples whose call recurs among the hidden tests."""
    hidden = hidden_calls(task)
    return sum((canonical(case.args) or case.args) in hidden for case in task.public.cases)


def overlap(tasks: Iterable[Task]) -> Overlap:
    """The counts of :class:`Overlap` over ``tasks``."""
    rows = [(len(task.public.cases), public_overlap(task)) for task in tasks]
    return Overlap(
        tasks=len(rows),
        without_public=sum(public == 0 for public, _ in rows),
        public=sum(public for public, _ in rows),
        recurring=sum(recurring for _, recurring in rows),
        tasks_recurring=sum(recurring > 0 for _, recurring in rows),
    )
