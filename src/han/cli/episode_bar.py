"""Progress over the episodes of a run: a spinner while the model loads, then a bar."""

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from han.cli.console import err
from han.core.records import EpisodeResult


class EpisodeBar:
    """A ``runner.Progress``. Starts on its first call: what fails before prints its line alone."""

    def __init__(self, title: str) -> None:
        self._spinner = err.status("loading the model")
        self._bar = Progress(
            TextColumn(title),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[note]}"),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=err,
        )
        self._task = self._bar.add_task("", total=None, note="")
        self._played = self._solved = 0

    def __enter__(self) -> "EpisodeBar":
        self._spinner.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._spinner.stop()
        if self._bar.live.is_started:
            self._bar.stop()

    def __call__(self, result: EpisodeResult | None, done: int, total: int) -> None:
        """After loading (without a result) and after each episode."""
        if not self._bar.live.is_started:
            self._spinner.stop()
            self._bar.start()
        if result:
            self._played += 1
            self._solved += result.outcome == "solved"
        note = f"{self._solved} of {self._played} solved"
        self._bar.update(self._task, completed=done, total=total, note=note)
