"""Add up or count the numbers in nested trays on one side of a limit."""

# pyright: basic

import random

from han.tasks.family import Arguments, Family


def sum_tray_buns(tray: list[int | list], *, limit: int, side: str, answer: str) -> int:
    def add_up(things: list[int | list]) -> int:
        total = 0
        for thing in things:
            if isinstance(thing, list):
                total += add_up(thing)
            elif thing >= limit if side == "at least" else thing <= limit:
                total += thing if answer == "sum" else 1
        return total

    return add_up(tray)


def spec(*, limit: int, side: str, answer: str) -> list[str]:
    answers = {"sum": "the sum of", "count": "how many there are of"}
    return [
        "A tray is a list of whole numbers and of further trays, to any depth.",
        f"Look at all the numbers in the tray, at every depth, and return {answers[answer]} "
        f"those that are {side} {limit}.",
        "The result is 0 if there is no such number.",
    ]


def draw(rng: random.Random, *, limit: int, side: str, answer: str) -> Arguments:
    def fill(deep: int) -> list:
        tray: list = []
        for _ in range(rng.randint(1, 4 - deep)):
            inner = deep < 3 and rng.random() < 0.4
            tray.append(fill(deep + 1) if inner else rng.randint(limit - 5, limit + 5))
        return tray

    return (fill(0),)


def edges(*, limit: int, side: str, answer: str) -> list[Arguments]:
    return [
        ([],),
        ([[], [[]]],),
        ([limit - 1, limit, limit + 1],),
        ([limit],),
        ([[[limit, -3]], -limit, [limit - 1, [[[limit + 1]]]]],),
        ([[40, [2]], 0, [[40], limit, limit]],),
    ]


FAMILY = Family(
    area="recursion",
    kind="hard",
    knobs={"limit": (3, 5, 6, 8), "side": ("at least", "at most"), "answer": ("sum", "count")},
    reference=sum_tray_buns,
    spec=spec,
    draw=draw,
    edges=edges,
)
