"""When a kiln is done with a list of firings, by the pottery's own cooling times."""

import random

from han.tasks.family import Arguments, Family


def kiln_ready_hour(degrees: list[int], *, start: int, burning: int) -> int:
    hour = start
    for degree in degrees:
        hour += burning
        if degree < 870:
            hour += 3
        else:
            hour += 11
    return hour


def spec(*, start: int, burning: int) -> list[str]:
    return [
        f"A kiln starts at hour {start} and does one firing after another.",
        f"Each firing burns for {burning} hours, then cools by the house rule for kiln cooling.",
        "Return the hour at which the last cooling ends.",
    ]


def draw(rng: random.Random, *, start: int, burning: int) -> Arguments:
    return (rng.choices((780, 840, 860, 870, 880, 900, 950, 980), k=rng.randint(2, 5)),)


def edges(*, start: int, burning: int) -> list[Arguments]:
    return [
        ([],),
        *[([degree],) for degree in (868, 869, 870, 871)],
        ([870, 869, 868],),
        ([871, 870, 500, 1100],),
    ]


FAMILY = Family(
    area="simulation",
    kind="house",
    knobs={"start": (5, 6, 8, 9), "burning": (2, 4, 5, 6, 7)},
    reference=kiln_ready_hour,
    spec=spec,
    draw=draw,
    edges=edges,
    page="kiln_cooling",
)
