"""Price the freight space that the trunks of a booking need, by a house rule."""

import random

from han.tasks.family import Arguments, Family


def barge_freight_price(lengths: list[int], *, rate: int, which: str) -> int:
    metres = [length + 5 if length >= 12 else 7 for length in lengths]
    return (sum(metres) if which == "all" else max(metres)) * rate


def spec(*, rate: int, which: str) -> list[str]:
    prices = {"all": "all the tree trunks together", "one": "the dearest of the tree trunks"}
    return [
        "The lengths of tree trunks on a barge are given in metres.",
        f"Return the price of {prices[which]}: {rate} coins for each freight metre, counted by the "
        "house rule for barge freight metres.",
    ]


def draw(rng: random.Random, *, rate: int, which: str) -> Arguments:
    return ([rng.randint(3, 20) for _ in range(rng.randint(1, 4))],)


def edges(*, rate: int, which: str) -> list[Arguments]:
    return [
        ([5],),
        ([11],),
        ([12],),
        ([13],),
        ([16, 9, 14],),
        ([7, 8, 10, 10],),
        ([4, 19],),
        ([18, 2],),
    ]


FAMILY = Family(
    area="numbers",
    kind="house",
    knobs={"rate": (2, 3, 4, 5, 6, 7, 8, 9), "which": ("all", "one")},
    reference=barge_freight_price,
    spec=spec,
    draw=draw,
    edges=edges,
    page="barge_freight_metres",
)
