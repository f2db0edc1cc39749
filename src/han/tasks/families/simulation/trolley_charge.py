"""Battery of an archive's trolley that fetches from shelf after shelf."""

import random

from han.tasks.family import Arguments, Family


def tread(mark: str) -> int:
    row = "NQEZ".find(mark[:1])
    if row < 0 or not mark[1:].isdigit():
        return 19
    return 5 + 3 * row + int(mark[1:]) % 8


def trolley_charge(marks: list[str], *, full: int, reserve: int, turning: int) -> int:
    charge = full
    for mark in marks:
        used = tread(mark) + turning
        if charge - used < reserve:
            charge = full
        charge -= used
    return charge


def spec(*, full: int, reserve: int, turning: int) -> list[str]:
    units = "one unit" if turning == 1 else f"{turning} units"
    return [
        f"The trolley of an archive starts with {full} units of charge, its full battery, and "
        "visits the shelf marks in the given order.",
        "Use the archive's own function for the paces to a shelf mark, as the house library page "
        "says.",
        f"A visit uses one unit for every pace and {units} more for turning.",
        f"If a visit would leave less than {reserve} units, the battery is filled before it.",
        "Return the charge that is left after the last visit.",
    ]


def draw(rng: random.Random, *, full: int, reserve: int, turning: int) -> Arguments:
    size = rng.randint(2, 6)
    return ([rng.choice("NNQEZZX") + str(rng.randint(1, 30)) for _ in range(size)],)


def edges(*, full: int, reserve: int, turning: int) -> list[Arguments]:
    def marks_for(units: int) -> list[str]:
        """Marks in row N whose visits use so many units."""
        marks: list[str] = []
        while units > 12 + turning:
            part = min(12 + turning, units - 5 - turning)
            marks.append(f"N{part - turning - 5}")
            units -= part
        return [*marks, f"N{units - turning - 5}"]

    exact = full - reserve
    return [
        ([],),
        (["N8"],),
        (["X4"],),
        (["E"],),
        (marks_for(exact - 1),),
        (marks_for(exact),),
        (marks_for(exact + 1),),
        ([*marks_for(exact + 2), "Q7"],),
        (["Z15"] * 5,),
        (["Q3", "E9", "N12", "Z1", "Q30", "N8", "E2"],),
    ]


FAMILY = Family(
    area="simulation",
    kind="house",
    knobs={"full": (50, 58, 64), "reserve": (2, 4, 6), "turning": (1, 2, 3)},
    reference=trolley_charge,
    spec=spec,
    draw=draw,
    edges=edges,
    page="trolley_paces",
    library=(tread,),
)
