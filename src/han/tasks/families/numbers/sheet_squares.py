"""Cut a sheet of paper into squares, always the largest one possible."""

import random

from han.tasks.family import Arguments, Family


def sheet_squares(width: int, length: int, *, least: int, asked: str) -> int:
    total = 0
    short, long = sorted((width, length))
    while short >= least:
        if asked == "number":
            total += 1
        elif asked == "sides":
            total += short
        else:
            total += short * short
        short, long = sorted((short, long - short))
    return total


def spec(*, least: int, asked: str) -> list[str]:
    results = {
        "number": "the number of the squares",
        "sides": "the total of the squares' side lengths, one side of each",
        "area": "the area of all squares together",
    }
    return [
        "From a sheet of paper the largest possible square is cut off again and again.",
        f"It ends when the shorter side of the rest is less than {least}.",
        f"Return {results[asked]}.",
    ]


def draw(rng: random.Random, *, least: int, asked: str) -> Arguments:
    side = rng.randint(max(least, 3), 14)
    other = side * rng.randint(1, 3) + rng.randint(1, side)
    return (side, other) if rng.random() < 0.5 else (other, side)


def edges(*, least: int, asked: str) -> list[Arguments]:
    return [
        (0, 9),
        (least, least),
        (least - 1, 20),
        (least, 3 * least + 1),
        (4 * least, least + 1),
        (21, 34),
        (34, 13),
        (2 * least + 1, 5 * least),
        (50, 50 - least),
        (50 - least + 1, 50),
    ]


FAMILY = Family(
    area="numbers",
    kind="hard",
    knobs={"least": (1, 2, 3, 4, 5, 6), "asked": ("number", "sides", "area")},
    reference=sheet_squares,
    spec=spec,
    draw=draw,
    edges=edges,
)
