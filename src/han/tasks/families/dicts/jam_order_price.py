"""Price an order of jam jars."""

import random

from han.tasks.family import Arguments, Family

_JAMS = ["plum", "fig", "quince", "apple"]


def jam_order_price(prices: dict[str, int], jars: dict[str, int], *, coins: int, mode: str) -> int:
    total = 0
    for jam, count in jars.items():
        each = prices[jam] + coins if mode == "dearer" else prices[jam] - coins
        total += each * count
    return total


def spec(*, coins: int, mode: str) -> list[str]:
    change = {"dearer": "more", "cheaper": "less"}[mode]
    return [
        "The first dictionary gives the price of a jar of each jam, the second how many jars are "
        "ordered.",
        f"Return the price of the order if every jar costs {coins} coins {change} than its price.",
    ]


def draw(rng: random.Random, *, coins: int, mode: str) -> Arguments:
    jams = rng.sample(_JAMS, rng.randint(2, 3))
    prices = {jam: rng.randint(coins + 1, coins + 9) for jam in jams}
    ordered = rng.sample(jams, rng.randint(1, len(jams)))
    return (prices, {jam: rng.randint(1, 5) for jam in ordered})


def edges(*, coins: int, mode: str) -> list[Arguments]:
    return [
        ({"plum": 8}, {}),
        ({"plum": 12, "fig": 10}, {"fig": 3}),
        ({"plum": coins, "fig": 15}, {"plum": 4, "fig": 1}),
        ({"plum": 13, "fig": 11, "apple": 20}, {"apple": 2, "plum": 6}),
    ]


FAMILY = Family(
    area="dicts",
    kind="easy",
    knobs={"coins": (2, 3, 4, 5, 6, 7, 8, 9), "mode": ("dearer", "cheaper")},
    reference=jam_order_price,
    spec=spec,
    draw=draw,
    edges=edges,
)
