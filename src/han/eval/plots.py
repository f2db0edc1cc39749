"""The report's figures, as SVG text."""

import io
from collections.abc import Sequence
from typing import Any, cast

import matplotlib as mpl
from matplotlib.figure import Figure

from han.eval.run_view import RunView
from han.nodes.graph import ROLES

_COLOURS = ("#2f6f9f", "#d1772e", "#4c8c4a", "#8a5aa8", "#b8453f", "#5f6b73")


def pass_plot(views: Sequence[RunView]) -> str:
    """Pass@1 by run with 95% Wilson intervals."""
    figure, axes = _axes(1.1 + 0.5 * len(views))
    for place, view in enumerate(views):
        share = view.results.pass_at_1
        errors = [[100 * (share.share - share.low)], [100 * (share.high - share.share)]]
        axes.errorbar(
            100 * share.share, place, xerr=errors, fmt="o", capsize=4, color=_colour(place)
        )
    axes.set_yticks(range(len(views)), [view.label for view in views])
    axes.set_ylim(len(views) - 0.5, -0.5)
    axes.set_xlim(0, 100)
    axes.set_xlabel("tasks solved, % (95% interval)")
    return _svg(figure)


def token_plot(views: Sequence[RunView]) -> str:
    """Share of tasks solved by episodes that spent at most so many tokens."""
    figure, axes = _axes(3.2)
    for place, view in enumerate(views):
        rows = view.results.episodes
        spent = sorted(row.tokens for row in rows if row.outcome == "solved")
        shares = [100 * (n + 1) / len(rows) for n in range(len(spent))]
        end = max(row.tokens for row in rows)
        last = shares[-1] if shares else 0
        axes.step(
            [0, *spent, end],
            [0, *shares, last],
            where="post",
            label=view.label,
            color=_colour(place),
        )
    axes.set_xlabel("tokens spent by the episode (flash equivalents)")
    axes.set_ylabel("tasks solved, %")
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False, loc="best")
    return _svg(figure)


def role_plot(views: Sequence[RunView]) -> str:
    """Mean tokens an episode, by the role that spent them."""
    figure, axes = _axes(1.3 + 0.5 * len(views))
    for place, view in enumerate(views):
        left = 0.0
        for index, role in enumerate(ROLES):
            mean = view.charges.get(role, 0.0) / len(view.episodes)
            axes.barh(
                place,
                mean,
                left=left,
                color=_colour(index),
                label=role if place == 0 else None,
            )
            left += mean
    axes.set_yticks(range(len(views)), [view.label for view in views])
    axes.set_ylim(len(views) - 0.5, -0.5)
    axes.set_xlabel("mean tokens an episode (flash equivalents)")
    axes.legend(frameon=False, ncols=5, loc="lower center", bbox_to_anchor=(0.5, 1.0), fontsize=8)
    return _svg(figure)


def _axes(height: float) -> tuple[Figure, Any]:
    figure = Figure(figsize=(7.0, height), layout="constrained")
    axes: Any = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _colour(index: int) -> str:
    return _COLOURS[index % len(_COLOURS)]


def _svg(figure: Figure) -> str:
    buffer = io.StringIO()
    # A fixed salt and no date: the same runs give the same page.
    with cast(Any, mpl).rc_context({"svg.hashsalt": "han", "svg.fonttype": "none"}):
        cast(Any, figure).savefig(buffer, format="svg", metadata={"Date": None})
    text = buffer.getvalue()
    return text[text.index("<svg") :]
