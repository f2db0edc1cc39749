"""List the breads that are running out."""

import random

from han.tasks.family import Arguments, Family


def breads_to_bake(
    baked: dict[str, int], sold: dict[str, int], *, low: int, order: str
) -> list[str]:
    left: dict[str, int] = {}
    for bread, count in baked.items():
        rest = count
        if bread in sold:
            rest -= sold[bread]
        if rest < low:
            left[bread] = rest
    if order == "fewest":
        short = sorted(left, key=lambda bread: (left[bread], bread))
    else:
        short = sorted(left, reverse=True) if order == "reversed" else sorted(left)
    return short


def spec(*, low: int, order: str) -> list[str]:
    orders = {
        "alphabetical": "in alphabetical order",
        "reversed": "in reverse alphabetical order",
        "fewest": "the one with the fewest loaves left first and equal ones in alphabetical order",
    }
    return [
        "The first dictionary says how many loaves of each bread were baked, the second how many "
        "were sold; a bread that is missing from the second was not sold at all.",
        f"Return the breads of which fewer than {low} loaves are left.",
        f"List them {orders[order]}.",
    ]


def draw(rng: random.Random, *, low: int, order: str) -> Arguments:
    breads = rng.sample(["rye", "oat", "bun", "bap", "fig"], rng.randint(3, 4))
    sold = {bread: rng.randint(1, 4) for bread in breads if rng.random() < 0.7}
    baked = {bread: sold.get(bread, 0) + low + rng.choice([-2, -1, -1, 0, 1]) for bread in breads}
    return (baked, sold)


def edges(*, low: int, order: str) -> list[Arguments]:
    return [
        ({}, {}),
        ({"rye": low, "oat": low - 1, "bun": low + 1}, {}),
        ({"rye": low, "oat": low, "bun": low + 4, "bap": 2}, {"rye": 1, "oat": 1, "bun": 5}),
        ({"oat": 1, "bun": 0, "rye": 1, "bap": 1, "fig": 0}, {"bap": 1}),
        ({"fig": 4, "bap": 4}, {"fig": 3, "rye": 2, "bap": 4}),
    ]


FAMILY = Family(
    area="dicts",
    kind="hard",
    knobs={"low": (2, 3, 4, 5, 6, 7), "order": ("alphabetical", "reversed", "fewest")},
    reference=breads_to_bake,
    spec=spec,
    draw=draw,
    edges=edges,
)
