"""The mean of the heights of a tide that count."""

import random

from han.tasks.family import Arguments, Family


def mean_tide_height(heights: list[int], *, limit: int, side: str, none: int) -> float:
    if side == "above":
        good = [height for height in heights if height <= limit]
    else:
        good = [height for height in heights if height >= limit]
    if not good:
        return none
    return sum(good) / len(good)


def spec(*, limit: int, side: str, none: int) -> list[str]:
    return [
        "Return the mean of the heights of the tide.",
        f"Heights {side} {limit} are mistakes and do not count.",
        f"If no height counts, return {none}.",
    ]


def draw(rng: random.Random, *, limit: int, side: str, none: int) -> Arguments:
    outside = 1 if side == "above" else -1
    steps = rng.choice([[1, 3, 5], [0, -1, -2, -4, 1, 2], [0, -1, -2, -4, 1, 2], [-1, -3, 0, -6]])
    return ([limit + outside * rng.choice(steps) for _ in range(rng.randint(1, 4))],)


def edges(*, limit: int, side: str, none: int) -> list[Arguments]:
    outside = 1 if side == "above" else -1
    return [
        ([],),
        ([limit + outside],),
        ([limit],),
        ([limit - outside, limit, limit + outside],),
        ([limit - 9 * outside, limit - 2 * outside, limit - 4 * outside],),
        ([limit + 6 * outside, limit, limit + outside],),
    ]


FAMILY = Family(
    area="numbers",
    kind="edge",
    knobs={"limit": (6, 10, 15, 20), "side": ("above", "below"), "none": (0, -1, 99)},
    reference=mean_tide_height,
    spec=spec,
    draw=draw,
    edges=edges,
)
