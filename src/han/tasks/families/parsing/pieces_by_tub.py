"""The tubs of laundry tags in a line, which the laundry's own function tells."""

import random

from han.tasks.family import Arguments, Family


def tub_of(tag: str) -> int:
    letter = ord(tag[0]) - ord("A") + 1
    return (letter * 2 + int(tag[1:]) * 3) % 5


def pieces_by_tub(line: str, *, extra: int) -> list[int]:
    tubs: list[int] = []
    for tag in line.split(","):
        tub = tub_of(tag)
        tubs += [tub + extra]
    return tubs


def spec(*, extra: int) -> list[str]:
    return [
        f"Return for each comma-separated laundry tag its tub plus {extra}, by the laundry's own "
        "function for tubs, as the house library page says."
    ]


def draw(rng: random.Random, *, extra: int) -> Arguments:
    tags = [f"{rng.choice('ABCDEFG')}{rng.randint(1, 30)}" for _ in range(rng.randint(2, 4))]
    return (",".join(tags),)


def edges(*, extra: int) -> list[Arguments]:
    return [("A1",), ("A2",), ("B7,C9",), ("D14,E6,A5",), ("A3,A4,A3",), ("G30,F1",)]


FAMILY = Family(
    area="parsing",
    kind="house",
    knobs={"extra": (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)},
    reference=pieces_by_tub,
    spec=spec,
    draw=draw,
    edges=edges,
    page="laundry_tubs",
    library=(tub_of,),
)
