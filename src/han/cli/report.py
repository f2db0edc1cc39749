"""``han report``: one page over one or several runs."""

from pathlib import Path
from typing import Annotated

import typer

from han.cli.console import out


def report(
    runs: Annotated[list[Path], typer.Argument(help="Folders that `han eval` wrote.")],
    to: Annotated[Path, typer.Option(help="HTML file to write.")] = Path("runs/report.html"),
) -> None:
    """Compare runs of the same tasks on one self-contained HTML page.

    Example: `han report runs/single_agent-* runs/fixed_graph-* --to runs/report.html`
    """
    from han.cli.results_table import results_table
    from han.eval.report import write_report
    from han.eval.run_view import read_run

    views = [read_run(folder) for folder in runs]
    page = write_report(views, to)
    out.print(results_table({view.label: view.results for view in views}))
    out.print(f"report: {page}", soft_wrap=True)
