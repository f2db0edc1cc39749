"""Bring a greenhouse's price list up to date."""

import random

from han.tasks.family import Arguments, Family

_PLANTS = ["fern", "ivy", "mint", "rose", "sage"]


def update_plant_prices(
    old: dict[str, int], new: dict[str, int], *, step: int, fresh: int, way: str
) -> dict[str, int]:
    prices = dict(old)
    for plant, price in new.items():
        if plant not in old:
            if price >= fresh:
                prices[plant] = price
        elif price > 0:
            if way == "rise":
                prices[plant] = min(price, old[plant] + step)
            else:
                prices[plant] = max(price, old[plant] - step)
        elif price == 0:
            del prices[plant]
    return prices


def spec(*, step: int, fresh: int, way: str) -> list[str]:
    return [
        "Return the old price list of plants updated with the new prices; a plant without a new "
        "price keeps its old one.",
        f"A price may {way} by {step} coins at most, so that a new price beyond that is replaced "
        "by the furthest one that is allowed.",
        "A plant in the old list whose new price is 0 is taken off the list.",
        "A new price below 0 is a slip of the pen and changes nothing.",
        f"A plant that is not in the old list is added only if its new price is at least {fresh}.",
    ]


def draw(rng: random.Random, *, step: int, fresh: int, way: str) -> Arguments:
    old = {plant: rng.randint(8, 20) for plant in rng.sample(_PLANTS, rng.randint(2, 3))}
    new: dict[str, int] = {}
    for plant in rng.sample(_PLANTS, rng.randint(2, 4)):
        price = old.get(plant, fresh)
        changes = [0, -price - 1, -price, -price, step, step + 2, -step, -step - 2, -1, -1]
        new[plant] = price + rng.choice(changes)
    return (old, new)


def edges(*, step: int, fresh: int, way: str) -> list[Arguments]:
    return [
        ({}, {}),
        ({"fern": 5}, {}),
        ({}, {"fern": fresh, "ivy": fresh - 1, "mint": 0, "rose": -fresh}),
        ({"fern": 20, "ivy": 20}, {"fern": 20 + step, "ivy": 20 + step + 1}),
        ({"fern": 20, "ivy": 20}, {"fern": 20 - step, "ivy": 20 - step - 1}),
        ({"fern": 20, "ivy": 20, "mint": 3}, {"fern": 0, "ivy": -1, "mint": -9}),
        ({"fern": 1, "ivy": 2}, {"fern": 1, "ivy": 1, "rose": 90}),
        ({"rose": 9, "sage": 9, "ivy": 2}, {"sage": 0, "rose": -4, "ivy": 1}),
    ]


FAMILY = Family(
    area="dicts",
    kind="hopeless",
    knobs={"step": (2, 3, 4, 5), "fresh": (4, 6, 8), "way": ("rise", "fall")},
    reference=update_plant_prices,
    spec=spec,
    draw=draw,
    edges=edges,
)
