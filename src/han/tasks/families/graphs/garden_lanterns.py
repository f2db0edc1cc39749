"""Lanterns along a garden path between two junctions by a rule of the house."""

import random

from han.tasks.family import Arguments, Family


def garden_lanterns(metres: int, *, spare: int) -> int:
    if metres < 38:
        return 5 + spare
    return 12 + spare


def spec(*, spare: int) -> list[str]:
    return [
        "Return the number of lanterns for a garden path of the given metres between two "
        f"junctions, by the house rule for path lanterns, plus {spare} spare ones.",
    ]


def draw(rng: random.Random, *, spare: int) -> Arguments:
    return (rng.choice([*range(10, 34), *range(43, 67)]),)  # no example is near the threshold


def edges(*, spare: int) -> list[Arguments]:
    return [(1,), (36,), (37,), (38,), (39,), (90,)]


FAMILY = Family(
    area="graphs",
    kind="house",
    knobs={"spare": tuple(range(2, 18))},
    reference=garden_lanterns,
    spec=spec,
    draw=draw,
    edges=edges,
    page="path_lanterns",
)
