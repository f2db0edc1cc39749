"""Loaves that stay in a bakery after its orders."""

import random

from han.tasks.family import Arguments, Family


def loaves_unsold(orders: list[int], *, loaves: int, idle: int) -> int:
    left = loaves
    for order in orders:
        if order <= left:
            left -= order
    return left if left > 0 else idle


def spec(*, loaves: int, idle: int) -> list[str]:
    return [
        f"A bakery has {loaves} loaves; each order takes its number of loaves.",
        "Return how many loaves are left.",
        "An order for more loaves than are left takes none.",
        f"If no loaf is left, return {idle}.",
    ]


def draw(rng: random.Random, *, loaves: int, idle: int) -> Arguments:
    most = rng.choice((loaves // 4, 2 * loaves // 3))
    orders = [rng.randint(1, most) for _ in range(rng.randint(2, 4))]
    rest = loaves - sum(orders)
    return ([*orders, rest] if rest > 0 and rng.random() < 0.6 else orders,)


def edges(*, loaves: int, idle: int) -> list[Arguments]:
    return [
        ([],),
        ([loaves],),
        ([loaves + 1],),
        ([loaves - 1],),
        ([loaves - 3, 4, 3],),
        ([loaves + 5, 2, loaves, 1],),
        ([3, loaves],),
        ([5, loaves - 5],),
    ]


FAMILY = Family(
    area="simulation",
    kind="edge",
    knobs={"loaves": (12, 15, 20, 24, 30, 40), "idle": (-1, -10, 99)},
    reference=loaves_unsold,
    spec=spec,
    draw=draw,
    edges=edges,
)
