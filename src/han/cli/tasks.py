"""``han tasks``: the project's own task families and frozen sets."""

from typing import Annotated

import typer

from han.cli.console import out
from han.errors import HanError

app = typer.Typer(help="Task families: look at them, build the frozen sets, check their tests.")


@app.command()
def verify(
    names: Annotated[
        list[str] | None, typer.Argument(help="Families, e.g. keep_long_words; all if left out.")
    ] = None,
    seeds: Annotated[int, typer.Option(help="Tasks of each family to look at.", min=1)] = 2,
) -> None:
    """Put families through the quality gate: references pass, mutants and trivial programs fail.

    Example: `han tasks verify keep_long_words --seeds 4`
    """
    from han.tasks.families.registry import all_families
    from han.tools.gate import examine_all
    from han.tools.tester import Tester

    known = all_families()
    for name in names or ():
        if name not in known:
            raise HanError(f"no family {name!r}: `han tasks list` shows all")
    chosen = [known[name] for name in names or known]
    with Tester(workers=2) as tester:
        reports = examine_all(chosen, tester, range(seeds))
    made, killed = sum(r.made for r in reports), sum(r.killed for r in reports)
    for report in reports:
        for fault in report.faults:
            out.print(f"[red]{report.family}[/]: {fault}", highlight=False)
        for survivor in report.survivors:
            out.print(f"{report.family}: mutant survives: {survivor}", markup=False)
    out.print(f"{len(reports)} families, {made} mutants, {killed} killed ({killed / made:.1%})")
    if any(report.faults for report in reports) or killed < 0.95 * made:
        raise typer.Exit(1)
