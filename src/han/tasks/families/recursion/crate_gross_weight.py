"""Weigh the jars of a crate, each with the tare that the house rule gives it."""

# The knobs are filled in before the function calls itself.
# pyright: basic, reportCallIssue=false

import random

from han.tasks.family import Arguments, Family


def crate_gross_weight(jars: list[int], *, lid: int) -> list[int]:
    if not jars:
        return []
    if jars[0] >= 27:
        return [jars[0] + 8 + lid, *crate_gross_weight(jars[1:])]
    return [jars[0] + 3 + lid, *crate_gross_weight(jars[1:])]


def spec(*, lid: int) -> list[str]:
    return [
        "Return a list with the gross weight of each jar in the crate, by the house rule for "
        f"crate tare, plus {lid} kg for its lid.",
    ]


def draw(rng: random.Random, *, lid: int) -> Arguments:
    weights = [*range(4, 23), *range(30, 50)]  # no example is near the threshold
    return (rng.choices(weights, k=rng.randint(1, 3)),)


def edges(*, lid: int) -> list[Arguments]:
    return [
        ([],),
        ([26],),
        ([27],),
        ([28],),
        ([25, 28, 26],),
        ([27, 1, 60, 26],),
    ]


FAMILY = Family(
    area="recursion",
    kind="house",
    knobs={"lid": tuple(range(1, 17))},
    reference=crate_gross_weight,
    spec=spec,
    draw=draw,
    edges=edges,
    page="crate_tare",
)
