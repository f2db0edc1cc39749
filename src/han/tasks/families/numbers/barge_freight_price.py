"""Price the freight space that the trunks of a booking need, by a house rule."""

import random

from han.tasks.family import Arguments, Family


def barge_freight_price(lengths: list[int], *, rate: int, small: int) -> int:
    total = 0
    for length in lengths:
        if length < small:
            continue
        gap = 5 if length >= 12 else 2
        total += max(12, -(-(length + gap) // 3) * 3)
    return total * rate


def spec(*, rate: int, small: int) -> list[str]:
    return [
        "A booking for a barge lists the lengths of its tree trunks in whole metres.",
        "Add up the freight metres that are charged for the trunks by the house rule for barge "
        "freight metres.",
        f"Trunks shorter than {small} metres travel free.",
        f"Return the price of the booking at {rate} coins for each freight metre.",
    ]


def draw(rng: random.Random, *, rate: int, small: int) -> Arguments:
    lengths = [small - 1, small, 8, 9, 10, 11, 12, 13, 15, 18]
    return ([rng.choice(lengths) for _ in range(rng.randint(1, 4))],)


def edges(*, rate: int, small: int) -> list[Arguments]:
    return [
        ([],),
        ([small - 1],),
        ([small],),
        ([10, 11],),
        ([12],),
        ([13],),
        ([16, 9, 14],),
        ([7, 8, 10, 10],),
    ]


FAMILY = Family(
    area="numbers",
    kind="house",
    knobs={"rate": (2, 3, 4, 5), "small": (2, 3, 4, 5)},
    reference=barge_freight_price,
    spec=spec,
    draw=draw,
    edges=edges,
    page="barge_freight_metres",
)
