"""Price an order of cakes of which some are not in the price list."""

import random

from han.tasks.family import Arguments, Family


def cake_order_price(prices: dict[str, int], cakes: list[str], *, other: int, none: int) -> int:
    if not cakes:
        return none
    total = 0
    for cake in cakes:
        total += prices.get(cake, other)
    return total


def spec(*, other: int, none: int) -> list[str]:
    return [
        "Return the price of an order: the prices of its cakes added up.",
        f"A cake that is missing from the prices costs {other} coins.",
        f"An order without cakes costs {none} coins.",
    ]


def draw(rng: random.Random, *, other: int, none: int) -> Arguments:
    cakes = ["tart", "roll", "bun", "pie"]
    prices = {cake: rng.randint(2, 15) for cake in rng.sample(cakes, rng.randint(2, 3))}
    return (prices, rng.choices(cakes, k=rng.choice([0, 1, 2, 2, 3, 3, 4])))


def edges(*, other: int, none: int) -> list[Arguments]:
    return [
        ({"bun": 5}, []),
        ({}, ["bun"]),
        ({"bun": 5, "pie": 8}, ["pie"]),
        ({"bun": 5, "tart": 13}, ["bun", "bun", "tart"]),
        ({"roll": 6}, ["roll", "cone", "cone"]),
        ({"roll": 6, "pie": 0}, ["pie"]),
    ]


FAMILY = Family(
    area="dicts",
    kind="edge",
    knobs={"other": (3, 4, 6, 7), "none": (1, 2, 5, 9)},
    reference=cake_order_price,
    spec=spec,
    draw=draw,
    edges=edges,
)
