"""Give points for skeins of wool, whose shades the dye works' own function tells."""

import random

from han.tasks.family import Arguments, Family


def skein_shade(grams: int) -> int:
    if grams < 640:
        return 0
    shade = (grams - 640) // 45 + 1
    return shade + 2 if grams % 20 == 0 else shade


def skein_shade_points(skeins: list[int], *, least: int, fine: int) -> int:
    points = 0
    for grams in skeins:
        shade = skein_shade(grams)
        if shade < least:
            points -= fine
        elif shade == least:
            points += 1
        else:
            points += shade
    return points


def spec(*, least: int, fine: int) -> list[str]:
    return [
        "The weights of a dye works' skeins of wool are given in grams.",
        "Find the shade of each skein with the dye works' own function for the shade of a skein, "
        "as the house library page on skein shades says.",
        f"A shade above {least} gives its number in points, and shade {least} gives 1 point.",
        f"A lower shade than that costs {fine} points.",
        "Return the sum of the points.",
    ]


def draw(rng: random.Random, *, least: int, fine: int) -> Arguments:
    return ([rng.randint(58, 110) * 10 + rng.choice([0, 0, 5]) for _ in range(rng.randint(2, 5))],)


def edges(*, least: int, fine: int) -> list[Arguments]:
    start = 640 + 45 * (least - 1)
    odd = next(grams for grams in range(start, start + 44, 3) if grams % 20)
    return [
        ([],),
        ([0],),
        ([odd],),
        ([odd - 45],),
        ([odd + 45],),
        ([odd, odd, odd - 45, odd + 90],),
        ([640, 639],),
        ([1000, 1020, 1015],),
    ]


FAMILY = Family(
    area="numbers",
    kind="house",
    knobs={"least": (4, 5, 6, 7), "fine": (2, 3, 4, 5)},
    reference=skein_shade_points,
    spec=spec,
    draw=draw,
    edges=edges,
    page="skein_shades",
    library=(skein_shade,),
)
