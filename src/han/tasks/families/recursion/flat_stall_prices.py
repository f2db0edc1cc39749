"""Flatten nested lists of prices, each price changed in the same way."""

# The knobs are filled in before the function calls itself.
# pyright: basic, reportCallIssue=false

import random

from han.tasks.family import Arguments, Family


def flat_stall_prices(prices: list[int | list], *, change: str, number: int) -> list[int]:
    flat: list[int] = []
    for price in prices:
        if isinstance(price, list):
            flat += flat_stall_prices(price)
        elif change == "times":
            flat.append(price * number)
        else:
            flat.append(price + number)
    return flat


def spec(*, change: str, number: int) -> list[str]:
    how = f"multiplied by {number}" if change == "times" else f"raised by {number}"
    return [
        "The list holds prices and further such lists, to any depth.",
        f"Return one flat list of all prices in their order, each {how}.",
    ]


def draw(rng: random.Random, *, change: str, number: int) -> Arguments:
    def fill(deep: int) -> list:
        inner = 0.3 if deep < 2 else 0.0
        return [
            fill(deep + 1) if rng.random() < inner else rng.randint(1, 20)
            for _ in range(rng.randint(2, 4))
        ]

    return (fill(0),)


def edges(*, change: str, number: int) -> list[Arguments]:
    return [
        ([],),
        ([[], [[]]],),
        ([7],),
        ([[4], 1, [2, [3]]],),
        ([[[9, 9], 5], 5, [8]],),
    ]


FAMILY = Family(
    area="recursion",
    kind="easy",
    knobs={"change": ("times", "plus"), "number": (3, 4, 5, 6, 7, 8, 9, 10)},
    reference=flat_stall_prices,
    spec=spec,
    draw=draw,
    edges=edges,
)
