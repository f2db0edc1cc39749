"""Add up the readings in a line of text, some of which are missing."""

import random

from han.tasks.family import Arguments, Family


def meter_line_sum(line: str, *, separator: str, missing: int, none: int) -> int:
    if not line:
        return none
    total = 0
    for reading in line.split(separator):
        if reading == "":
            total += missing
        else:
            total += int(reading)
    return total


def spec(*, separator: str, missing: int, none: int) -> list[str]:
    return [
        f"The line holds the readings of a meter, separated by {separator!r}.",
        "Return the sum of the readings.",
        f"A reading that is missing, so that its place is empty, counts as {missing}.",
        f"If the whole line is empty, return {none}.",
    ]


def draw(rng: random.Random, *, separator: str, missing: int, none: int) -> Arguments:
    empty = rng.choice([0.0, 0.4])
    readings = [str(rng.randint(1, 40)) for _ in range(rng.randint(2, 6))]
    return (separator.join("" if rng.random() < empty else text for text in readings),)


def edges(*, separator: str, missing: int, none: int) -> list[Arguments]:
    lines = [["7"], ["", ""], ["", "5"], ["5", ""], ["12", "", "", "3"], ["8", "9", "10"]]
    return [("",), *((separator.join(line),) for line in lines)]


FAMILY = Family(
    area="parsing",
    kind="edge",
    knobs={"separator": (",", ";", "/", "|"), "missing": (2, 5, 10), "none": (-1, 0)},
    reference=meter_line_sum,
    spec=spec,
    draw=draw,
    edges=edges,
)
