"""Draw the tides of a day as a row of signs."""

import random

from han.tasks.family import Arguments, Family


def mark_high_tides(heights: list[int], *, limit: int, side: str) -> str:
    row = ""
    for height in heights:
        if height > limit if side == "above" else height < limit:
            row += "#"
        else:
            row += "."
    return row


def spec(*, limit: int, side: str) -> list[str]:
    return [
        f"Return a text with one sign for each height: '#' for a height {side} {limit} and '.' for"
        " any other.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    return ([limit + rng.randint(-4, 4) for _ in range(rng.randint(3, 7))],)


def edges(*, limit: int, side: str) -> list[Arguments]:
    return [
        ([],),
        ([limit],),
        ([limit - 1, limit, limit + 1],),
        ([limit + 1, limit + 1, limit, limit - 1],),
        ([0, 99, 99, 0, 0],),
    ]


FAMILY = Family(
    area="formatting",
    kind="easy",
    knobs={"limit": (5, 10, 12, 20, 25, 30, 40, 50), "side": ("above", "below")},
    reference=mark_high_tides,
    spec=spec,
    draw=draw,
    edges=edges,
)
