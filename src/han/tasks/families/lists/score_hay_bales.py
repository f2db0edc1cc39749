"""Add up the points of a delivery of hay bales."""

import random

from han.tasks.family import Arguments, Family


def score_hay_bales(weights: list[int], *, extra: int) -> int:
    total = extra
    for weight in weights:
        total += 9 if weight >= 17 else 4
    return total


def spec(*, extra: int) -> list[str]:
    change = f"plus {extra}" if extra > 0 else f"minus {-extra}"
    return [
        "Every hay bale gets its points by weight, by the farm's house rule for bale points.",
        f"Return the points of all bales together, {change} for the whole delivery.",
    ]


def draw(rng: random.Random, *, extra: int) -> Arguments:
    return ([rng.randint(11, 24) for _ in range(rng.randint(2, 7))],)


def edges(*, extra: int) -> list[Arguments]:
    return [
        ([],),
        ([16],),
        ([17],),
        ([18],),
        ([12, 13],),
        ([22, 30],),
        ([16, 17, 18],),
    ]


FAMILY = Family(
    area="lists",
    kind="house",
    knobs={"extra": (-9, -8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9)},
    reference=score_hay_bales,
    spec=spec,
    draw=draw,
    edges=edges,
    page="bale_points",
)
