"""Multiply the shades of skeins of wool, which the dye works' own function tells."""

import random

from han.tasks.family import Arguments, Family


def skein_shade(grams: int) -> int:
    if grams < 640:
        return 0
    shade = (grams - 640) // 45 + 1
    return shade + 2 if grams % 20 == 0 else shade


def skein_shade_points(skeins: list[int], *, factor: int) -> list[int]:
    points: list[int] = []
    for grams in skeins:
        shade = skein_shade(grams)
        shade *= factor
        points += [shade]
    return points


def spec(*, factor: int) -> list[str]:
    return [
        f"Return for each skein's grams its shade times {factor}, by the dye works' own function "
        "for skein shades, as the house library page says."
    ]


def draw(rng: random.Random, *, factor: int) -> Arguments:
    return ([rng.randint(64, 110) * 10 + rng.choice([0, 0, 5]) for _ in range(rng.randint(1, 4))],)


def edges(*, factor: int) -> list[Arguments]:
    return [([],), ([655],), ([640],), ([700, 655, 1015],), ([1000, 1020, 1015],), ([685, 685],)]


FAMILY = Family(
    area="numbers",
    kind="house",
    knobs={"factor": (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)},
    reference=skein_shade_points,
    spec=spec,
    draw=draw,
    edges=edges,
    page="skein_shades",
    library=(skein_shade,),
)
