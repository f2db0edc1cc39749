"""Price the freight metres of a tree trunk, which a house rule counts."""

import random

from han.tasks.family import Arguments, Family


def barge_freight_price(length: int, *, rate: int) -> int:
    if length >= 23:
        return 9 * rate
    return 4 * rate


def spec(*, rate: int) -> list[str]:
    return [
        "Return the freight price of a tree trunk of the given length: its freight metres, by the "
        f"house rule for barge freight metres, times {rate}."
    ]


def draw(rng: random.Random, *, rate: int) -> Arguments:
    return (rng.choice([rng.randint(2, 19), rng.randint(27, 46)]),)


def edges(*, rate: int) -> list[Arguments]:
    return [(21,), (22,), (23,), (24,)]


FAMILY = Family(
    area="numbers",
    kind="house",
    knobs={"rate": (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)},
    reference=barge_freight_price,
    spec=spec,
    draw=draw,
    edges=edges,
    page="barge_freight_metres",
)
