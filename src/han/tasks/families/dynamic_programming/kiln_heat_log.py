"""Follow the heat of a kiln day by day, with rules for shut days, mistakes and bounds."""

import random

from han.tasks.family import Arguments, Blur, Family


def kiln_heat_log(loads: list[int], *, most: int, part: int, mistake: str) -> list[int]:
    heat = 0
    log: list[int] = []
    for load in loads:
        if load > 0:
            heat = min(heat // part + load, most)
            if heat < 4:
                heat = 0
        elif mistake == "reset" and load < 0:
            heat = 0
        if mistake == "reset" or load >= 0:
            log.append(heat)
    return log


def spec(*, most: int, part: int, mistake: str) -> list[str]:
    parts = {2: "half", 3: "a third"}
    mistakes = {
        "skipped": "is a mistake: it changes nothing and is left out from the list",
        "reset": "means that the fire went out: the heat of this day is 0",
    }
    return [
        "A kiln has heat 0 before the first day, and each element of the list is the load of a "
        "day; return the list of the heats of the days.",
        f"The heat of a day is {parts[part]} of the heat of the day before, rounded down, plus "
        "the load.",
        f"A heat above {most} becomes {most}.",
        "A heat below 4 becomes 0.",
        "On a day with load 0 the kiln is shut, and its heat is that of the day before.",
        f"A negative load {mistakes[mistake]}.",
    ]


def draw(rng: random.Random, *, most: int, part: int, mistake: str) -> Arguments:
    return (rng.choices((0, -2, 1, 2, 3, 5, 8, 11, most - 4), k=rng.randint(3, 8)),)


def edges(*, most: int, part: int, mistake: str) -> list[Arguments]:
    return [
        ([],),
        ([0],),
        ([-1, 0],),
        ([3, 4, 1],),
        ([5, 2, 1, 3],),
        ([most],),
        ([most + 1, 1, most],),
        ([7, -3, 6, 0, -1, 0, 2],),
        ([11, 11, 0, 0, 5, 5, 1, 1, 1],),
        ([4, most - 5 // part - 1, 9],),
    ]


def settles(*, most: int, part: int, mistake: str) -> Arguments:
    return ([11, 6, 9] if part == 3 else [7, 4, 8],)


FAMILY = Family(
    area="dynamic_programming",
    kind="hopeless",
    knobs={"most": (16, 18, 20, 25), "part": (2, 3), "mistake": ("skipped", "reset")},
    reference=kiln_heat_log,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("rounded down", "rounded", settles),
)
