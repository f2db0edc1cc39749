"""Write the seats of a row in a coach as one text."""

import random

from han.tasks.family import Arguments, Family


def join_coach_seats(row: str, last: int, *, first: int, sign: str) -> str:
    return sign.join(row + str(seat) for seat in range(first, last + 1))


def spec(*, first: int, sign: str) -> list[str]:
    return [
        f"Return the seats {first} to last of a row, each written as the row's letter and the"
        f" number, joined with '{sign}'.",
    ]


def draw(rng: random.Random, *, first: int, sign: str) -> Arguments:
    return (rng.choice("ABCDEFGH"), first + rng.randint(1, 6))


def edges(*, first: int, sign: str) -> list[Arguments]:
    return [("A", first), ("D", first + 1), ("K", first + 8), ("M", 12), ("B", first - 1)]


FAMILY = Family(
    area="formatting",
    kind="easy",
    knobs={"first": (1, 2, 3, 4, 5, 6), "sign": ("-", "+", "/", "_")},
    reference=join_coach_seats,
    spec=spec,
    draw=draw,
    edges=edges,
)
