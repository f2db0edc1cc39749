"""``han check``: grades a file by hand."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from han.cli.console import err, out
from han.errors import HanError


def check(
    task: Annotated[str, typer.Argument(help="Task id, e.g. HumanEval/0 or starter/roster.")],
    candidate: Annotated[Path, typer.Argument(help="Python file that defines the function.")],
    tasks: Annotated[
        str | None, typer.Option(help="Task file to look in before the named sets.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout.")] = False,
    unsafe: Annotated[
        bool, typer.Option("--unsafe", help="Without a sandbox: the file runs with your rights.")
    ] = False,
) -> None:
    """Grade a Python file against a task's public and hidden tests.

    The file runs in the sandbox; its outputs are judged outside. Exit status 0 only if it passed.

    Example: `han check HumanEval/0 answer.py --json`
    """
    from han.tasks.load import find_task
    from han.tools.grade import grade
    from han.tools.tester import Tester

    found = find_task(task, tasks)
    try:
        code = candidate.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise HanError(f"{candidate} can't be read as UTF-8 text: {error}") from None
    if unsafe:
        err.print("[bold red]NO SANDBOX: the file runs with your rights.[/]")
    with Tester(engine="unsafe" if unsafe else "auto", workers=1) as tester:
        verdict = grade(found, code, tester)
    if as_json:
        print(json.dumps(verdict, ensure_ascii=False))
    else:
        _show(verdict)
    raise typer.Exit(0 if verdict["status"] == "passed" else 1)


def _show(verdict: dict[str, Any]) -> None:
    colour = "green" if verdict["status"] == "passed" else "red"
    out.print(f"[bold {colour}]{verdict['status']}[/] {verdict['task']}  {verdict['ms']:.0f} ms")
    for which in ("public", "hidden"):
        part = verdict[which]
        out.print(f"  {which} tests: {part['passed']} of {part['total']} ({part['status']})")
    if verdict["failure"]:
        shown = {key: value for key, value in verdict["failure"].items() if value}
        for key, value in shown.items():
            out.print(f"  {key}: {value}", markup=False)
    if verdict["reason"]:
        out.print(f"  {verdict['reason']}", markup=False)
