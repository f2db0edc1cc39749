"""Add up the door numbers of a street that are divisible by a number, or are not."""

import random

from han.tasks.family import Arguments, Family


def sum_of_doors(first: int, last: int, *, divisor: int, which: str) -> int:
    total = 0
    for door in range(first, last + 1):
        if door % divisor == 0 if which == "are" else door % divisor != 0:
            total += door
    return total


def spec(*, divisor: int, which: str) -> list[str]:
    return [
        "The doors of a street have the numbers from first to last, both included.",
        f"Return the sum of the door numbers that {which} divisible by {divisor}.",
    ]


def draw(rng: random.Random, *, divisor: int, which: str) -> Arguments:
    first = rng.randint(1, 40)
    return (first, first + rng.randint(2, 15))


def edges(*, divisor: int, which: str) -> list[Arguments]:
    return [
        (divisor, divisor),
        (divisor + 1, divisor + 1),
        (divisor + 1, 2 * divisor),
        (2 * divisor, 3 * divisor - 1),
        (1, 30),
        (1, 1),
    ]


FAMILY = Family(
    area="numbers",
    kind="easy",
    knobs={"divisor": (3, 4, 5, 6, 7, 8, 9, 11), "which": ("are", "are not")},
    reference=sum_of_doors,
    spec=spec,
    draw=draw,
    edges=edges,
)
