"""Count the years until the ducks of a lake outnumber its geese."""

import random

from han.tasks.family import Arguments, Family


def years_to_outnumber(ducks: int, geese: int, *, factor: int, part: int, more: bool) -> int:
    years = 0
    while ducks <= geese if more else ducks < geese:
        ducks *= factor
        geese += geese // part
        years += 1
    return years


def spec(*, factor: int, part: int, more: bool) -> list[str]:
    parts = {2: "half", 3: "a third", 4: "a quarter", 5: "a fifth"}
    goal = "more ducks than geese" if more else "at least as many ducks as geese"
    return [
        f"Every year the ducks of a lake become {factor} times as many, and the geese increase by "
        f"{parts[part]} of their number, rounded down.",
        f"Return after how many years there are {goal}, beginning with the given numbers.",
    ]


def draw(rng: random.Random, *, factor: int, part: int, more: bool) -> Arguments:
    ducks = rng.randint(1, 9)
    return (ducks, ducks * rng.randint(1, 20) + rng.randint(-1, 9))


def edges(*, factor: int, part: int, more: bool) -> list[Arguments]:
    grown = 6000
    for _ in range(3):
        grown += grown // part
    return [
        (grown // factor**3, 6000),
        (grown // factor**3 + 1, 6000),
        (1, 0),
        (5, 5),
        (5, 6),
        (6, 5),
        (part + 1, part * factor),
        (1, factor),
        (1, 100),
        (1, part - 1),
        (3, 900),
        (7, 5000),
    ]


FAMILY = Family(
    area="numbers",
    kind="hard",
    knobs={"factor": (2, 3), "part": (2, 3, 4, 5), "more": (True, False)},
    reference=years_to_outnumber,
    spec=spec,
    draw=draw,
    edges=edges,
)
