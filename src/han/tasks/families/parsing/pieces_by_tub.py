"""Pieces of laundry that go into one tub, which the laundry's own function tells."""

import random

from han.tasks.family import Arguments, Family


def tub_of(tag: str) -> int:
    letter = ord(tag[0]) - ord("A") + 1
    return (letter * 2 + int(tag[1:]) * 3) % 5


def pieces_by_tub(line: str, *, separator: str, tub: int) -> int:
    pieces = 0
    for tag in line.split(separator):
        if tub_of(tag) == tub:
            pieces += 1
    return pieces


def spec(*, separator: str, tub: int) -> list[str]:
    return [
        f"The line holds laundry tags, separated by {separator!r}.",
        f"Return how many of them have tub {tub} by the laundry's own function, as the house "
        "library page on laundry tubs says.",
    ]


def draw(rng: random.Random, *, separator: str, tub: int) -> Arguments:
    tags = [f"{rng.choice('ABCDEFG')}{rng.randint(1, 30)}" for _ in range(8)]
    own = [tag for tag in tags if tub_of(tag) == tub]
    return (separator.join(rng.sample([*tags, *own], rng.randint(3, 8))),)


def edges(*, separator: str, tub: int) -> list[Arguments]:
    tags = ["A1", "A2", "A3", "A4", "A5", "B7", "C9", "D14", "E6"]
    own = [tag for tag in tags if tub_of(tag) == tub]
    other = [tag for tag in tags if tub_of(tag) != tub]
    lists = [own[:1], other[:1], own[:1] * 3, tags[:5], [*own, *other[:2]], [*other[2:], *own]]
    return [(separator.join(some),) for some in lists]


FAMILY = Family(
    area="parsing",
    kind="house",
    knobs={"separator": (",", ";", "/", " "), "tub": (0, 1, 2, 3, 4)},
    reference=pieces_by_tub,
    spec=spec,
    draw=draw,
    edges=edges,
    page="laundry_tubs",
    library=(tub_of,),
)
