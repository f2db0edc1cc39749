"""Add up the price of a bakery's tray with two kinds of reduction."""

import random

from han.tasks.family import Arguments, Blur, Family


def tray_price(prices: list[int], *, every: int, limit: int, off: int) -> int:
    total = 0
    for number, price in enumerate(prices, 1):
        if price > limit:
            price -= off
        if number % every == 0:
            price = price // 2
        total += price
    return total


def spec(*, every: int, limit: int, off: int) -> list[str]:
    nth = {2: "second", 3: "third", 4: "fourth"}[every]
    return [
        "The list holds the prices in cents of the loaves on a tray; return what the tray costs.",
        f"A loaf of more than {limit} cents is sold for {off} cents less.",
        f"After that, every {nth} loaf of the tray costs half, rounded down to a whole cent.",
    ]


def draw(rng: random.Random, *, every: int, limit: int, off: int) -> Arguments:
    values = [limit, limit + 1, 15, 25, *(rng.randint(10, 90) for _ in range(6))]
    return (rng.choices(values, k=rng.randint(3, 9)),)


def edges(*, every: int, limit: int, off: int) -> list[Arguments]:
    return [
        ([],),
        ([25],),
        ([limit],),
        ([limit + 1],),
        ([20] * (every - 1) + [limit + 1],),
        ([11, 21, 31, 41, 51, 61, 71, 81, 91],),
        ([limit, limit + 2] * every,),
    ]


def settles(*, every: int, limit: int, off: int) -> Arguments:
    return ([20] * (every - 1) + [15],)


FAMILY = Family(
    area="lists",
    kind="hard",
    knobs={"every": (2, 3, 4), "limit": (30, 40, 50), "off": (5, 8)},
    reference=tray_price,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("rounded down to a whole cent", "in whole cents", settles),
)
