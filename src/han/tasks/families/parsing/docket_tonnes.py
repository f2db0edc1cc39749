"""The tonnes on the docket of a quarry, which a house rule reads."""

import random

from han.tasks.family import Arguments, Family


def docket_tonnes(docket: str, *, loads: int) -> int:
    letter = docket.split(",")[1]
    if letter == "G":
        return 7 * loads
    if letter == "S":
        return 4 * loads
    return 13 * loads


def spec(*, loads: int) -> list[str]:
    return [
        "The quarry docket is a number and a letter, with a comma between.",
        f"Return the tonnes of its letter, by the house rule for quarry dockets, times {loads}.",
    ]


def draw(rng: random.Random, *, loads: int) -> Arguments:
    return (f"{rng.randint(10, 99)},{rng.choice('GSK')}",)


def edges(*, loads: int) -> list[Arguments]:
    return [("7,G",), ("4,S",), ("13,K",), ("100,G",), ("100,S",), ("100,K",)]


FAMILY = Family(
    area="parsing",
    kind="house",
    knobs={"loads": (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)},
    reference=docket_tonnes,
    spec=spec,
    draw=draw,
    edges=edges,
    page="quarry_dockets",
)
