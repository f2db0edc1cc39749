"""Eggs in a basket after days of laying and eating."""

import random

from han.tasks.family import Arguments, Family


def basket_eggs(laid_per_day: list[int], *, start: int, eaten: int) -> int:
    eggs = start
    for laid in laid_per_day:
        eggs += laid - eaten
    return eggs


def spec(*, start: int, eaten: int) -> list[str]:
    return [
        f"A basket holds {start} eggs.",
        f"Each day the eggs laid that day are added and {eaten} are eaten.",
        "Return how many eggs are left at the end.",
    ]


def draw(rng: random.Random, *, start: int, eaten: int) -> Arguments:
    return ([rng.randint(eaten - 1, eaten + 6) for _ in range(rng.randint(2, 6))],)


def edges(*, start: int, eaten: int) -> list[Arguments]:
    return [([],), ([eaten],), ([eaten + 3],), ([8, 9, 7, 9],), ([eaten - 1, eaten + 1],)]


FAMILY = Family(
    area="simulation",
    kind="easy",
    knobs={"start": (6, 8, 10, 12, 15), "eaten": (2, 3, 4, 5)},
    reference=basket_eggs,
    spec=spec,
    draw=draw,
    edges=edges,
)
