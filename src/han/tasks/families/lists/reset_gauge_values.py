"""Replace the readings of a gauge that are too high or too low."""

import random

from han.tasks.family import Arguments, Family


def reset_gauge_values(values: list[int], *, limit: int, side: str, new: int) -> list[int]:
    if side == "above":
        return [new if value > limit else value for value in values]
    return [new if value < limit else value for value in values]


def spec(*, limit: int, side: str, new: int) -> list[str]:
    return [f"Return the list of gauge values with every value {side} {limit} replaced by {new}."]


def draw(rng: random.Random, *, limit: int, side: str, new: int) -> Arguments:
    values = [limit, limit - 1, limit + 1, *(rng.randint(1, 2 * limit) for _ in range(5))]
    return (rng.choices(values, k=rng.randint(3, 7)),)


def edges(*, limit: int, side: str, new: int) -> list[Arguments]:
    return [
        ([],),
        ([limit],),
        ([limit - 1],),
        ([limit + 1],),
        ([limit - 1, limit, limit + 1],),
        ([limit + 9, limit - 9, limit + 9],),
    ]


FAMILY = Family(
    area="lists",
    kind="easy",
    knobs={"limit": (12, 20, 35, 50), "side": ("above", "below"), "new": (0, 1, 99)},
    reference=reset_gauge_values,
    spec=spec,
    draw=draw,
    edges=edges,
)
