"""Weigh the jars in nested crates, each with the tare that the house rule gives it."""

# The knobs are filled in before the function calls itself.
# pyright: basic, reportCallIssue=false

import random

from han.tasks.family import Arguments, Family


def crate_gross_weight(crate: list[int | list], *, limit: int, side: str) -> int:
    total = 0
    for thing in crate:
        if isinstance(thing, list):
            total += crate_gross_weight(thing)
        elif thing > limit if side == "more" else thing < limit:
            total += thing + (5 if thing % 2 == 0 else 2)
    return total


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "A crate is a list of jar weights and of further crates.",
        f"Return the gross weight of all jars of {side} than {limit} kg, at any depth, by "
        "the house rule for crate tare.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    def fill(deep: int) -> list:
        inner = 0.3 if deep < 2 else 0.0
        return [
            fill(deep + 1) if rng.random() < inner else rng.randint(1, 13)
            for _ in range(rng.randint(2, 4))
        ]

    return (fill(0),)


def edges(*, limit: int, side: str) -> list[Arguments]:
    return [
        ([],),
        ([limit - 2, limit - 1, limit, limit + 1, limit + 2],),
        ([limit + 1],),
        ([limit - 1],),
        ([[limit - 1], [[limit + 1]]],),
        ([[[4, 5, 6, 7]]],),
        ([5, [6], 12, [[1, 2], 3], []],),
    ]


FAMILY = Family(
    area="recursion",
    kind="house",
    knobs={"limit": (3, 4, 5, 6, 7, 8, 9, 10), "side": ("more", "less")},
    reference=crate_gross_weight,
    spec=spec,
    draw=draw,
    edges=edges,
    page="crate_tare",
)
