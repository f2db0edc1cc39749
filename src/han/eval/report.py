"""One self-contained HTML page over one or several runs of the same tasks."""

import json
from collections.abc import Sequence
from pathlib import Path

from jinja2 import Environment, PackageLoader, select_autoescape

from han.core.records import EpisodeResult
from han.errors import HanError
from han.eval.plots import pass_plot, role_plot, token_plot
from han.eval.run_view import RunView
from han.eval.store import write_whole


def write_report(views: Sequence[RunView], target: Path) -> Path:
    """Renders the runs into one HTML file, ``target``.

    Raises:
        HanError: the runs' tasks differ.
    """
    _check_same_tasks(views)
    environment = Environment(
        loader=PackageLoader("han.eval"), autoescape=select_autoescape(default=True)
    )
    page = environment.get_template("report.html.j2").render(
        runs=views,
        tasks=_task_rows(views),
        pass_plot=pass_plot(views),
        token_plot=token_plot(views),
        role_plot=role_plot(views),
        unsafe=[view.label for view in views if not view.results.isolated],
        configs=[json.dumps(view.results.config, indent=1) for view in views],
    )
    target.parent.mkdir(parents=True, exist_ok=True)
    write_whole(target, page)
    return target


def _check_same_tasks(views: Sequence[RunView]) -> None:
    first = views[0]
    for view in views[1:]:
        if view.episodes.keys() != first.episodes.keys():
            raise HanError(
                f"{view.folder} and {first.folder} have different tasks: compare runs of the same"
            )


def _task_rows(views: Sequence[RunView]) -> list[tuple[str, list[EpisodeResult | None]]]:
    """Tasks in the order of the first run that has them, each with every run's episode."""
    order = dict.fromkeys(task for view in views for task in view.episodes)
    return [(task, [view.episodes.get(task) for view in views]) for task in order]
