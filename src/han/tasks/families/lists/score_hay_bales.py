"""Give each hay bale its points by a house rule."""

import random

from han.tasks.family import Arguments, Family


def score_hay_bales(weights: list[int], *, extra: int) -> list[int]:
    points: list[int] = []
    for weight in weights:
        if weight >= 17:
            points.append(9 + extra)
        else:
            points.append(4 + extra)
    return points


def spec(*, extra: int) -> list[str]:
    return [
        "Return the points of each hay bale, given the weights, by the farm's house rule for bale "
        f"points, each plus {extra}.",
    ]


def draw(rng: random.Random, *, extra: int) -> Arguments:
    return ([rng.randint(*rng.choice([(3, 16), (17, 39)])) for _ in range(rng.randint(1, 3))],)


def edges(*, extra: int) -> list[Arguments]:
    return [
        ([],),
        ([16],),
        ([17],),
        ([18],),
        ([15, 16],),
        ([19, 17, 18],),
        ([17, 16, 17, 16],),
    ]


FAMILY = Family(
    area="lists",
    kind="house",
    knobs={"extra": tuple(range(2, 18))},
    reference=score_hay_bales,
    spec=spec,
    draw=draw,
    edges=edges,
    page="bale_points",
)
