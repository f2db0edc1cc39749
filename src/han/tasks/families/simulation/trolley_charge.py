"""Charge that an archive's trolley needs for the way to each shelf."""

import random

from han.tasks.family import Arguments, Family


def tread(mark: str) -> int:
    row = "NQEZ".find(mark[0])
    return 5 + 3 * row + int(mark[1:]) % 8


def trolley_charge(marks: list[str], *, turning: int) -> list[int]:
    charges: list[int] = []
    for mark in marks:
        charge = tread(mark)
        charge += turning
        charges += [charge]
    return charges


def spec(*, turning: int) -> list[str]:
    return [
        "Return the charge for each shelf mark: its paces by the archive's own function, as the "
        f"house library page says, plus {turning}.",
    ]


def draw(rng: random.Random, *, turning: int) -> Arguments:
    size = rng.randint(2, 4)
    return ([rng.choice("NQEZ") + str(rng.randint(1, 30)) for _ in range(size)],)


def edges(*, turning: int) -> list[Arguments]:
    return [
        ([],),
        (["N8"],),
        (["E15"],),
        (["Z15", "Z16"],),
        (["Q3", "E9", "N12", "Z1"],),
    ]


FAMILY = Family(
    area="simulation",
    kind="house",
    knobs={"turning": tuple(range(2, 26))},
    reference=trolley_charge,
    spec=spec,
    draw=draw,
    edges=edges,
    page="trolley_paces",
    library=(tread,),
)
