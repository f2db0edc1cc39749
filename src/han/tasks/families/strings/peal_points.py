"""Add up the points of a peal of bells that is written as letters."""

import random

from han.tasks.family import Arguments, Family


def peal_points(notes: str, *, large: int, small: int, pause: str) -> int:
    points = 0
    for note in notes:
        if note.isupper():
            points += large
        elif note.islower():
            points += small
        elif note == pause:
            points -= 1
    return points


def spec(*, large: int, small: int, pause: str) -> list[str]:
    return [
        "The text notes a peal of bells; return its points.",
        f"Every capital letter is a large bell and brings {large} points.",
        f"Every small letter is a small bell and brings {small} points.",
        f"Every {pause!r} is a pause and costs 1 point; all other characters bring nothing.",
    ]


def draw(rng: random.Random, *, large: int, small: int, pause: str) -> Arguments:
    return ("".join(rng.choices("ABCDabcd" + 3 * pause + "./-+ 7", k=rng.randint(4, 14))),)


def edges(*, large: int, small: int, pause: str) -> list[Arguments]:
    return [("",), ("A",), ("z",), (pause * 3,), ("./-+ 5_",), (f"Ab{pause}Z{pause}{pause}y 9",)]


FAMILY = Family(
    area="strings",
    kind="hard",
    knobs={"large": (4, 5, 7), "small": (2, 3), "pause": ("-", ".", "/")},
    reference=peal_points,
    spec=spec,
    draw=draw,
    edges=edges,
)
