"""Write ``data/tasks/starter.jsonl``: expected values computed from the references.

python scripts/build_starter_tasks.py
"""

import ast
import inspect
from pathlib import Path
from typing import Any

from han.tasks.jsonl import write_jsonl
from han.tasks.task import Case, Cases, Task
from starter_tasks import STARTERS, Starter

TARGET = Path(__file__).parents[1] / "data" / "tasks" / "starter.jsonl"


def build() -> list[Task]:
    """All starter tasks, in the order of their source."""
    return [_task(starter) for starter in STARTERS]


def _task(starter: Starter) -> Task:
    signature = _signature(starter)
    public = [_case(starter, args) for args in starter.public]
    hidden = {case.args: case for case in (_case(starter, args) for args in starter.hidden)}
    for case in public:
        hidden.pop(case.args, None)
    name = starter.reference.__name__
    return Task(
        id=f"starter/{name}",
        spec=_spec(starter, signature, public),
        entry_point=name,
        signature=signature,
        public=Cases(cases=tuple(public)),
        hidden=Cases(cases=tuple(hidden.values())),
        family="starter",
        stratum=starter.stratum,
        noise=starter.noise,
        split="train",
    )


def _signature(starter: Starter) -> str:
    function = ast.parse(inspect.getsource(starter.reference)).body[0]
    assert isinstance(function, ast.FunctionDef)
    function.body = [ast.Expr(ast.Constant(...))]
    return ast.unparse(function).removesuffix("...").rstrip()


def _spec(starter: Starter, signature: str, public: list[Case]) -> str:
    text = starter.story or inspect.cleandoc(starter.reference.__doc__ or "")
    name = starter.reference.__name__
    calls = [f">>> {name}({_inner(case.args)})\n{case.expected}" for case in public]
    return "\n\n".join([signature, text.strip(), *(["\n".join(calls)] if calls else [])]) + "\n"


def _inner(args: str) -> str:
    """The tuple's text without its parentheses and a single argument's comma."""
    return args[1:-1].removesuffix(",")


def _case(starter: Starter, args: tuple[Any, ...]) -> Case:
    expected = starter.reference(*ast.literal_eval(repr(args)))  # a copy: references may mutate
    return Case(args=repr(args), expected=repr(expected))


if __name__ == "__main__":
    write_jsonl(TARGET, build())
    print(f"{TARGET}: {len(build())} tasks")
