"""``han solve``: one episode, live."""

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.panel import Panel
from rich.syntax import Syntax

from han.cli.console import err, out
from han.core.records import Entry, EpisodeResult, StepRecord


def solve(
    task: Annotated[str, typer.Argument(help="Task id, e.g. HumanEval/0.")],
    overrides: Annotated[
        list[str] | None, typer.Argument(help="Hydra overrides, as for `han eval`.")
    ] = None,
    config_dir: Annotated[
        Path | None, typer.Option(help="Folder with your own configuration groups.")
    ] = None,
) -> None:
    """Watch the network solve one task: who heard whom, what was said, tokens, tests, final code.

    Plays the fixed graph unless told otherwise. Nothing is written but the cache of answers.

    Exit status 0 if the submission passes the hidden tests, 1 if not.

    - `han solve starter/group_by_last`
    - `han solve HumanEval/0 policy=single_agent budget.tokens=800`
    - `han solve mine/3 tasks=file tasks.source=mine.jsonl`
    """
    from han.config.assemble import make_policy, open_parts
    from han.config.compose import compose_config
    from han.config.schema import EvalConfig
    from han.core.play import play
    from han.tasks.load import find_task

    config = compose_config(
        "eval", EvalConfig, ["policy=fixed_graph", *(overrides or [])], config_dir
    )
    found = find_task(task, config.tasks.source)
    out.print(Panel(escape(found.spec.strip()), title=found.id, title_align="left"))
    with ExitStack() as stack:
        with err.status("loading the model"):
            parts, facts = stack.enter_context(open_parts(config))
        if not facts.isolated:
            err.print("[bold red]NO SANDBOX: model-written code runs with your rights.[/]")
        result, _ = play(found, make_policy(config), parts, draw=config.draw, watch=_show_step)
    _show_result(result)
    raise typer.Exit(0 if result.outcome == "solved" else 1)


def _show_step(record: StepRecord, entry: Entry) -> None:
    if not entry.role:
        out.print(f"\n[bold]{entry.step}[/] {entry.note}")
        return
    edges = ", ".join(edge.split(":")[0].replace(">", " → ") for edge in record.active_edges)
    cost = f"{record.prompt_tokens} + {record.completion_tokens} tokens" if entry.tier else "search"
    cached = ", from the cache" if record.cache_hit else ""
    out.print(
        f"\n[bold]{entry.step} {entry.role}[/] [dim]{edges}{'; ' if edges else ''}"
        f"{entry.tier} {cost}{cached}[/]"
    )
    out.print(escape(entry.answer.strip()) or "[dim](nothing)[/]")
    if entry.note:
        out.print(f"[yellow]{escape(entry.note)}[/]")
    if entry.draft:
        report = entry.draft.report
        colour = "green" if report.status == "passed" else "yellow"
        out.print(f"[{colour}]Tester: {report.passed}/{report.total} public, {report.status}[/]")
        if report.failure or report.reason:
            out.print(f"[dim]{escape(report.failure or report.reason)}[/]")


def _show_result(result: EpisodeResult) -> None:
    colour = "green" if result.outcome == "solved" else "red"
    hidden = result.hidden
    tests = f", hidden tests {hidden.passed}/{hidden.total}" if hidden else ""
    out.print(
        f"\n[bold {colour}]{result.outcome}[/]{tests}; ended by {result.ending} after "
        f"{result.steps} steps and {result.tokens:.0f} tokens; reward {result.reward:+.3f}"
    )
    if result.submission:
        out.print(Syntax(result.submission, "python", background_color="default"))
