"""Add up the numbers of one sort in nested tins, those deeper inside counting more often."""

# pyright: basic

import random

from han.tasks.family import Arguments, Family


def nested_tin_worth(tin: list[int | list], *, factor: int, sort: str) -> int:
    def worth(things: list[int | list], times: int) -> int:
        total = 0
        for thing in things:
            if isinstance(thing, list):
                total += worth(thing, times * factor)
            elif (
                thing % 2 == 0
                if sort == "even numbers"
                else thing % 2 == 1
                if sort == "odd numbers"
                else thing > 5
                if sort == "numbers above 5"
                else thing < 5
            ):
                total += thing * times
        return total

    return worth(tin, 1)


def spec(*, factor: int, sort: str) -> list[str]:
    return [
        "A tin is a list of numbers and of further tins, to any depth.",
        f"Return the sum of all {sort}, where a number in the outer tin counts once, and "
        f"{factor} times as often with each tin that it lies deeper.",
    ]


def draw(rng: random.Random, *, factor: int, sort: str) -> Arguments:
    def fill(deep: int) -> list:
        tin: list = [rng.randint(1, 10) for _ in range(rng.randint(1, 3))]
        for _ in range(rng.randint(deep == 0, 2 - deep)):
            tin.insert(rng.randint(0, len(tin)), fill(deep + 1))
        return tin

    return (fill(0),)


def edges(*, factor: int, sort: str) -> list[Arguments]:
    return [
        ([],),
        ([[], [[]]],),
        ([5],),
        ([4, 5, 6],),
        ([[1, 2, 8], 7],),
        ([[[4, 5, 6, 7]], 3, [2, 9]],),
        ([0, [1, [8, 3, [2, 7]], 6], 4, 9],),
    ]


FAMILY = Family(
    area="recursion",
    kind="hard",
    knobs={
        "factor": (2, 3, 4, 5),
        "sort": ("even numbers", "odd numbers", "numbers above 5", "numbers below 5"),
    },
    reference=nested_tin_worth,
    spec=spec,
    draw=draw,
    edges=edges,
)
