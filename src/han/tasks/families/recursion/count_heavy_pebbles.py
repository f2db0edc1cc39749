"""Count the heavy or the light pebbles in nested bags."""

# The knobs are filled in before the function calls itself.
# pyright: basic, reportCallIssue=false

import random

from han.tasks.family import Arguments, Family


def count_heavy_pebbles(bag: list[int | list], *, limit: int, side: str) -> int:
    count = 0
    for thing in bag:
        if isinstance(thing, list):
            count += count_heavy_pebbles(thing)
        elif thing > limit if side == "above" else thing < limit:
            count += 1
    return count


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "A bag is a list of numbers and of smaller bags, which are lists too.",
        f"Return how many numbers in it, at any depth, are {side} {limit}.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    def fill(deep: int) -> list:
        inner = 0.3 if deep < 2 else 0.0
        return [
            fill(deep + 1) if rng.random() < inner else rng.randint(limit - 5, limit + 5)
            for _ in range(rng.randint(2, 4))
        ]

    return (fill(0),)


def edges(*, limit: int, side: str) -> list[Arguments]:
    low, high = limit - 1, limit + 1
    return [
        ([],),
        ([low, low, limit, high],),
        ([high, limit, limit, low],),
        ([[high], [[high, high]], high],),
        ([[low], [[low, [low]]], low],),
        ([[], [[]], limit],),
    ]


FAMILY = Family(
    area="recursion",
    kind="easy",
    knobs={"limit": (5, 6, 7, 8, 9, 10, 12, 15), "side": ("above", "below")},
    reference=count_heavy_pebbles,
    spec=spec,
    draw=draw,
    edges=edges,
)
