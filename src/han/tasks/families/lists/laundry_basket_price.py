"""Add up the price of baskets of laundry."""

import random

from han.tasks.family import Arguments, Family


def laundry_basket_price(kilos: list[int], *, per: int, fixed: int) -> int:
    total = 0
    for kilo in kilos:
        total += kilo * per + fixed
    return total


def spec(*, per: int, fixed: int) -> list[str]:
    return [
        f"Each basket of laundry costs {per} coins for each of its kilos, and {fixed} coins more.",
        "Return the price of all baskets together.",
    ]


def draw(rng: random.Random, *, per: int, fixed: int) -> Arguments:
    return ([rng.randint(1, 15) for _ in range(rng.randint(2, 6))],)


def edges(*, per: int, fixed: int) -> list[Arguments]:
    return [([],), ([0],), ([1],), ([5],), ([3, 3],), ([9, 0, 4],)]


FAMILY = Family(
    area="lists",
    kind="easy",
    knobs={"per": (2, 3, 4, 5), "fixed": (6, 7, 8, 9)},
    reference=laundry_basket_price,
    spec=spec,
    draw=draw,
    edges=edges,
)
