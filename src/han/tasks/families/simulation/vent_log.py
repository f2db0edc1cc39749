"""The vents of a greenhouse, opened and closed by a list of readings."""

import random

from han.tasks.family import Arguments, Family


def vent_log(readings: list[int | None], *, hot: int, cold: int, needed: int, fault: str) -> str:
    vents = "C"
    run = 0
    log = ""
    for reading in readings:
        if reading is None:
            run = 0
            if fault == "close":
                vents = "C"
        elif reading >= hot:
            run += 1
            if run >= needed:
                vents = "O"
        else:
            run = 0
            if reading <= cold:
                vents = "C"
        log += vents
    return log


def spec(*, hot: int, cold: int, needed: int, fault: str) -> list[str]:
    faults = {"close": "closes the vents", "keep": "leaves the vents as they are"}
    return [
        "The vents of a greenhouse are closed at first; return a text with one letter for each "
        "reading, O if the vents are open after it and C if they are closed.",
        f"A reading of {hot} or more is hot, and closed vents open at the last of "
        f"{needed} hot readings in a row.",
        f"A reading of {cold} or less closes the vents at once.",
        "Any other reading leaves the vents as they are and ends a row of hot readings.",
        f"A reading None is a fault: it {faults[fault]} and ends a row of hot readings.",
    ]


def draw(rng: random.Random, *, hot: int, cold: int, needed: int, fault: str) -> Arguments:
    values = (hot, hot, hot + 1, hot + 4, hot - 1, cold, cold + 1, cold - 3, None)
    readings: list[int | None] = []
    while len(readings) < 7:
        value = rng.choice(values)
        readings += [value] * (rng.randint(1, needed + 1) if value and value >= hot else 1)
    return (readings[: rng.randint(5, 10)],)


def edges(*, hot: int, cold: int, needed: int, fault: str) -> list[Arguments]:
    opened = [hot] * needed
    return [
        ([],),
        ([None],),
        ([*opened, hot - 1, cold + 1, cold, cold + 1],),
        ([*opened, None, hot - 1],),
        ([hot - 1] * 4,),
        ([*opened[1:], None, *opened],),
        ([*opened[1:], hot - 1, *opened, hot + 9],),
        ([*opened, cold - 1, *opened, cold + 1, hot],),
        ([hot, hot, hot, hot, cold, hot],),
    ]


FAMILY = Family(
    area="simulation",
    kind="hopeless",
    knobs={"hot": (24, 27, 30), "cold": (17, 19), "needed": (2, 3), "fault": ("close", "keep")},
    reference=vent_log,
    spec=spec,
    draw=draw,
    edges=edges,
)
