"""Price a tram ride by its zones, with a limit."""

import random

from han.tasks.family import Arguments, Family


def tram_ride_price(zones: int, *, base: int, rate: int, limit: int, side: str) -> int:
    price = base + rate * zones
    return min(price, limit) if side == "more" else max(price, limit)


def spec(*, base: int, rate: int, limit: int, side: str) -> list[str]:
    return [
        f"A tram ride costs {base} coins plus {rate} coins for each zone, but never {side} than "
        f"{limit} coins.",
        "Return the price of a ride through this many zones.",
    ]


def draw(rng: random.Random, *, base: int, rate: int, limit: int, side: str) -> Arguments:
    return (rng.randint(1, 2 * (limit - base) // rate),)


def edges(*, base: int, rate: int, limit: int, side: str) -> list[Arguments]:
    turn = (limit - base) // rate
    return [(0,), (1,), (turn - 1,), (turn,), (turn + 1,), (99,)]


FAMILY = Family(
    area="numbers",
    kind="easy",
    knobs={"base": (4, 5, 7), "rate": (2, 3), "limit": (40, 50, 65), "side": ("more", "less")},
    reference=tram_ride_price,
    spec=spec,
    draw=draw,
    edges=edges,
)
