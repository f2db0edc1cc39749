"""Write the lines of a price list of teas."""

import random

from han.tasks.family import Arguments, Family

_TEAS = "mint fennel rooibos nettle sage lime".split()


def list_tea_prices(prices: dict[str, int], *, limit: int, side: str) -> list[str]:
    lines: list[str] = []
    for tea, price in prices.items():
        if price > limit if side == "more" else price < limit:
            lines.append(f"{tea}: {price}")
    return lines


def spec(*, limit: int, side: str) -> list[str]:
    return [
        f"Return a line for each tea that costs {side} than {limit}.",
        "The line is the name of the tea, a colon, a space and the price.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    teas = rng.sample(_TEAS, rng.randint(2, 4))
    return ({tea: max(1, limit + rng.randint(-3, 3)) for tea in teas},)


def edges(*, limit: int, side: str) -> list[Arguments]:
    return [
        ({},),
        ({"mint": limit},),
        ({"sage": limit - 1, "mint": limit, "lime": limit + 1},),
        ({"lime": limit + 1, "fennel": limit, "sage": limit - 1},),
        ({"nettle": 25, "rooibos": 1, "mint": 1, "sage": 25},),
    ]


FAMILY = Family(
    area="formatting",
    kind="easy",
    knobs={"limit": (3, 4, 5, 6, 7, 8, 9, 10), "side": ("more", "less")},
    reference=list_tea_prices,
    spec=spec,
    draw=draw,
    edges=edges,
)
