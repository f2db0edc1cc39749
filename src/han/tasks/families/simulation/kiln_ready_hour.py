"""When a kiln is done with a firing, by the pottery's own cooling times."""

import random

from han.tasks.family import Arguments, Family


def kiln_ready_hour(degrees: int, *, burning: int) -> int:
    if degrees < 870:
        return burning + 3
    return burning + 11


def spec(*, burning: int) -> list[str]:
    return [
        f"Return the hours that a firing to the given degrees takes: {burning} hours of burning, "
        "plus the cooling by the house rule for kiln cooling.",
    ]


def draw(rng: random.Random, *, burning: int) -> Arguments:
    low = rng.random() < 0.5  # the examples leave the threshold open
    return (rng.randint(780, 845) if low else rng.randint(895, 960),)


def edges(*, burning: int) -> list[Arguments]:
    return [(degrees,) for degrees in (850, 859, 868, 869, 870, 871, 876, 881, 890)]


FAMILY = Family(
    area="simulation",
    kind="house",
    knobs={"burning": tuple(range(2, 26))},
    reference=kiln_ready_hour,
    spec=spec,
    draw=draw,
    edges=edges,
    page="kiln_cooling",
)
