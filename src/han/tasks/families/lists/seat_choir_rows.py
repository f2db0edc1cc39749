"""Seat a choir in rows by height."""

import random

from han.tasks.family import Arguments, Family


def seat_choir_rows(heights: list[int], *, size: int, first: str, turned: str) -> list[list[int]]:
    ordered = sorted(heights, reverse=True) if first == "tallest" else sorted(heights)
    rows: list[list[int]] = []
    for start in range(0, len(ordered), size):
        row = ordered[start : start + size]
        if turned == "even" and len(rows) % 2 == 1:
            row.reverse()
        if turned == "odd" and len(rows) % 2 == 0:
            row.reverse()
        rows.append(row)
    return rows


def spec(*, size: int, first: str, turned: str) -> list[str]:
    turns = {
        "even": "The second row, the fourth and so on are turned round.",
        "odd": "The first row, the third and so on are turned round.",
        "none": "No row is turned round.",
    }
    return [
        f"Put the singers' heights in order, the {first} first.",
        f"Return them cut into rows of {size} singers; the last row may be shorter.",
        turns[turned],
    ]


def draw(rng: random.Random, *, size: int, first: str, turned: str) -> Arguments:
    return ([rng.randint(150, 190) for _ in range(rng.randint(3, 10))],)


def edges(*, size: int, first: str, turned: str) -> list[Arguments]:
    many = [171, 160, 183, 165, 158, 190, 160, 177, 169, 181, 174, 152, 186]
    return [([],), ([170],), (many[:size],), (many[: size + 1],), (many[: 2 * size + 2],), (many,)]


FAMILY = Family(
    area="lists",
    kind="hard",
    knobs={
        "size": (2, 3, 4),
        "first": ("tallest", "smallest"),
        "turned": ("even", "odd", "none"),
    },
    reference=seat_choir_rows,
    spec=spec,
    draw=draw,
    edges=edges,
)
