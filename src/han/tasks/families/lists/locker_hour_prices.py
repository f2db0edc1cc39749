"""Price the hours for which lockers were used."""

import random

from han.tasks.family import Arguments, Family


def locker_hour_prices(hours: list[int], *, price: int, most: int) -> list[int]:
    return [min(hour, most) * price for hour in hours if hour >= 0]


def spec(*, price: int, most: int) -> list[str]:
    return [
        f"Return the list of prices of lockers, at {price} coins for each hour.",
        f"No locker is charged for more than {most} hours.",
        "A negative number of hours is left out of the result.",
    ]


def draw(rng: random.Random, *, price: int, most: int) -> Arguments:
    values = [-1, -rng.randint(2, 9), 0, most, most + rng.randint(1, 9)]
    values += [rng.randint(1, most + 2) for _ in range(5)]
    return (rng.choices(values, k=rng.randint(2, 6)),)


def edges(*, price: int, most: int) -> list[Arguments]:
    return [
        ([],),
        ([0],),
        ([-1],),
        ([1, -1, 2],),
        ([most],),
        ([most + 1],),
        ([-5, most - 1, most + 4, 0],),
    ]


FAMILY = Family(
    area="lists",
    kind="edge",
    knobs={"price": (2, 3, 5, 7), "most": (6, 8, 10, 12)},
    reference=locker_hour_prices,
    spec=spec,
    draw=draw,
    edges=edges,
)
