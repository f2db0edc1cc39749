"""Tasks as JSON lines, the format of ``docs/task-format.md``."""

import ast
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

from pydantic import ValidationError

from han.errors import HanError
from han.syntax import literal_value, parse
from han.tasks.lines import numbered_lines
from han.tasks.literals import canonical
from han.tasks.task import Case, Cases, Check, Task


def read_jsonl(path: Path) -> list[Task]:
    """Tasks of a file, one a line, in file order.

    Raises:
        HanError: ``FILE:LINE: what is wrong`` for the first line that is not a sound task.
    """
    tasks: list[Task] = []
    lines: dict[str, int] = {}
    for number, text in numbered_lines(path):
        try:
            task = parse_task(text)
            if task.id in lines:
                raise ValueError(f"duplicate id {task.id!r}, first on line {lines[task.id]}")
        except ValueError as error:
            raise HanError(f"{path}:{number}: {error}") from error
        lines[task.id] = number
        tasks.append(task)
    return tasks


def write_jsonl(path: Path, tasks: Iterable[Task]) -> None:
    """Write ``tasks`` one a line; fields that hold their default are left out."""
    defaults = {name: field.default for name, field in Task.model_fields.items()}
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for task in tasks:
            row: dict[str, Any] = {"format": task.format}
            for name, content in task.model_dump(mode="json").items():
                if getattr(task, name) != defaults[name]:
                    row[name] = content
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


def parse_task(text: str) -> Task:
    """One line as a task; raises ValueError with a one-line message."""
    try:
        row = json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(f"malformed JSON: {error.msg} at column {error.colno}") from error
    if not isinstance(row, dict):
        raise ValueError("a task is a JSON object")
    try:
        task = Task.model_validate(cast(dict[str, Any], row))
    except ValidationError as error:
        raise ValueError(_first_error(error)) from error
    _check_signature(task)
    _check_source(task.preamble, "preamble")
    _check_cases(task.public.cases, "public")
    _check_hidden(task)
    return task


def _first_error(error: ValidationError) -> str:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part not in {"cases", "check"})
    match first["type"]:
        case "missing":
            return f"missing field {where!r}"
        case "extra_forbidden":
            return f"unknown field {where!r}"
        case _:
            return f"field {where!r}: {first['msg'].splitlines()[0]}"


def _check_signature(task: Task) -> None:
    if not task.signature:
        return
    try:
        body = parse(task.signature.strip() + " ...").body
    except SyntaxError:
        body = []
    if len(body) != 1 or not isinstance(body[0], ast.FunctionDef):
        raise ValueError(f"signature {task.signature!r} is not a 'def' line ending in ':'")
    if body[0].name != task.entry_point:
        raise ValueError(
            f"signature defines {body[0].name!r}, not entry_point {task.entry_point!r}"
        )


def _check_source(source: str, what: str) -> ast.Module:
    try:
        return parse(source)
    except (SyntaxError, ValueError) as error:
        raise ValueError(f"{what} is not Python: {error}") from error


def _check_cases(cases: tuple[Case, ...], what: str) -> None:
    for index, case in enumerate(cases):
        args = canonical(case.args)
        if args is None or not isinstance(literal_value(args), tuple):
            raise ValueError(f"{what} case {index}: args {case.args!r} is not a literal tuple")
        if canonical(case.expected) is None:
            raise ValueError(f"{what} case {index}: expected {case.expected!r} is not a literal")


def _check_hidden(task: Task) -> None:
    if isinstance(task.hidden, Check):
        body = _check_source(task.hidden.code, "hidden code").body
        if not any(isinstance(node, ast.FunctionDef) and node.name == "check" for node in body):
            raise ValueError("hidden code does not define check(candidate)")
    elif not task.hidden.cases:
        raise ValueError("hidden has no cases: nothing would be scored")
    else:
        assert isinstance(task.hidden, Cases)
        _check_cases(task.hidden.cases, "hidden")
