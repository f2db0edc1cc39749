"""Battery of an archive's trolley that fetches from shelf after shelf."""

import random

from han.tasks.family import Arguments, Family


def tread(mark: str) -> int:
    row = "NQEZ".find(mark[0])
    return 5 + 3 * row + int(mark[1:]) % 8


def trolley_charge(marks: list[str], *, full: int, turning: int) -> int:
    charge = full
    for mark in marks:
        charge -= tread(mark) + turning
    return charge


def spec(*, full: int, turning: int) -> list[str]:
    return [
        f"A visit to a shelf mark takes {turning} units of charge plus its paces, which the "
        "archive's own function gives, as the house library page says.",
        f"Return what is left of {full} units after all visits.",
    ]


def draw(rng: random.Random, *, full: int, turning: int) -> Arguments:
    size = rng.randint(2, 5)
    return ([rng.choice("NQEZ") + str(rng.randint(1, 30)) for _ in range(size)],)


def edges(*, full: int, turning: int) -> list[Arguments]:
    return [
        ([],),
        (["N8"],),
        (["E15"],),
        (["Z15"] * 5,),
        (["Q3", "E9", "N12", "Z1"],),
    ]


FAMILY = Family(
    area="simulation",
    kind="house",
    knobs={"full": (140, 150, 160, 180), "turning": (2, 3, 4, 6)},
    reference=trolley_charge,
    spec=spec,
    draw=draw,
    edges=edges,
    page="trolley_paces",
    library=(tread,),
)
