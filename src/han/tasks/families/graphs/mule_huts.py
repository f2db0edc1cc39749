"""Kilos that mules may carry to a hut, by the trail office's own function."""

import random

from han.tasks.family import Arguments, Family

_MARKS = [f"{colour}{number}" for colour in "RBG" for number in range(1, 16)]


def burden_of(mark: str) -> int:
    base = {"R": 70, "B": 50, "G": 30}[mark[0]]
    return base + 5 * int(mark[1:]) % 11


def mule_huts(mark: str, *, mules: int) -> int:
    kilos = 0
    for _ in range(mules):
        kilos += burden_of(mark)
    return kilos


def spec(*, mules: int) -> list[str]:
    return [
        f"Return the kilos that {mules} mules together may carry to a hut on the trail with this "
        "mark, by the trail office's own function for mule loads.",
    ]


def draw(rng: random.Random, *, mules: int) -> Arguments:
    return (rng.choice(_MARKS),)


def edges(*, mules: int) -> list[Arguments]:
    return [("R1",), ("B11",), ("G9",), ("G2",), ("B14",), ("R10",)]


FAMILY = Family(
    area="graphs",
    kind="house",
    knobs={"mules": tuple(range(2, 18))},
    reference=mule_huts,
    spec=spec,
    draw=draw,
    edges=edges,
    page="mule_loads",
    library=(burden_of,),
)
