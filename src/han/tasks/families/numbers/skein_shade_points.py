"""Add up the shades of skeins of wool, which the dye works' own function tells."""

import random

from han.tasks.family import Arguments, Family


def skein_shade(grams: int) -> int:
    if grams < 640:
        return 0
    shade = (grams - 640) // 45 + 1
    return shade + 2 if grams % 20 == 0 else shade


def skein_shade_points(skeins: list[int], *, limit: int, side: str) -> int:
    points = 0
    for grams in skeins:
        shade = skein_shade(grams)
        if shade >= limit if side == "below" else shade <= limit:
            points += shade
    return points


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "Find the shade of each skein of wool from its grams with the dye works' own function, as "
        "the house library page on skein shades says.",
        f"Return the sum of the shades, without those {side} {limit}.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    return ([rng.randint(64, 110) * 10 + rng.choice([0, 0, 5]) for _ in range(rng.randint(2, 5))],)


def edges(*, limit: int, side: str) -> list[Arguments]:
    start = 640 + 45 * (limit - 1)
    odd = next(grams for grams in range(start, start + 44, 3) if grams % 20)
    return [
        ([],),
        ([odd],),
        ([odd - 45],),
        ([odd + 45],),
        ([odd, odd, odd - 45, odd + 90],),
        ([700, 655, 1015],),
        ([1000, 1020, 1015],),
    ]


FAMILY = Family(
    area="numbers",
    kind="house",
    knobs={"limit": (3, 4, 5, 6, 7, 8, 9, 10), "side": ("above", "below")},
    reference=skein_shade_points,
    spec=spec,
    draw=draw,
    edges=edges,
    page="skein_shades",
    library=(skein_shade,),
)
