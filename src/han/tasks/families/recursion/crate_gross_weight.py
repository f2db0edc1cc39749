"""Weigh a crate of jars and crates, with the tare that the house rule gives each crate."""

# pyright: basic

import random

from han.tasks.family import Arguments, Family


def crate_gross_weight(crate: list[int | list], *, limit: int, heavy: str, outer: str) -> int:
    def tare(box: list) -> int:
        if not box:
            return 9
        return 4 if len(box) <= 2 else 7

    def content(box: list) -> int:
        total = 0
        for thing in box:
            if isinstance(thing, list):
                total += content(thing) + tare(thing)
            elif heavy == "capped":
                total += min(thing, limit)
            elif thing <= limit:
                total += thing
        return total

    return content(crate) + tare(crate) if outer == "with" else content(crate)


def spec(*, limit: int, heavy: str, outer: str) -> list[str]:
    heavies = {"capped": f"counts as {limit} kg", "nothing": "adds 0 kg"}
    outers = {"with": "is added like any other", "without": "is not added"}
    return [
        "A crate is a list of whole numbers, each the weight of a jar in kg, and of further "
        "crates, to any depth.",
        "Return the gross weight in kg: all jars at all depths and the tare of each crate by the "
        "house rule for crate tare.",
        f"A jar of more than {limit} kg {heavies[heavy]} but is still a thing in its crate.",
        f"The tare of the outermost crate {outers[outer]}.",
    ]


def draw(rng: random.Random, *, limit: int, heavy: str, outer: str) -> Arguments:
    def fill(deep: int) -> list:
        box: list = []
        for _ in range(rng.randint(0 if deep else 1, 4)):
            inner = deep < 2 and rng.random() < 0.35
            box.append(fill(deep + 1) if inner else rng.randint(limit - 4, limit + 2))
        return box

    return (fill(0),)


def edges(*, limit: int, heavy: str, outer: str) -> list[Arguments]:
    return [
        ([],),
        ([[]],),
        ([limit],),
        ([limit, limit + 1],),
        ([1, [limit + 3], limit - 1],),
        ([[2, 3, 5], [2, 3], [1], []],),
        ([1, [], [[1, 1, 1, 1], [[4]]], limit + 1],),
    ]


FAMILY = Family(
    area="recursion",
    kind="house",
    knobs={"limit": (5, 6, 7, 8), "heavy": ("capped", "nothing"), "outer": ("with", "without")},
    reference=crate_gross_weight,
    spec=spec,
    draw=draw,
    edges=edges,
    page="crate_tare",
)
