"""One planned sailing, shifted on each day by the ferry line's own function."""

import random

from han.tasks.family import Arguments, Family


def quay_shift(day: str) -> int:
    month = int(day[5:7])
    number = int(day[8:])
    return (number * 7 + month * 3) % 23 - 9


def shifted_sailings(days: list[str], *, planned: int) -> list[int]:
    sailings: list[int] = []
    for day in days:
        minute = planned
        minute += quay_shift(day)
        sailings += [minute]
    return sailings


def spec(*, planned: int) -> list[str]:
    return [
        f"Return for each day its quay shift plus {planned}, by the ferry line's own function for "
        "the quay shift, as the house library page says."
    ]


def draw(rng: random.Random, *, planned: int) -> Arguments:
    days = [
        f"{rng.randint(2023, 2025)}-{rng.randint(1, 12):02d}-{rng.randint(1, 28):02d}"
        for _ in range(rng.randint(1, 3))
    ]
    return (days,)


def edges(*, planned: int) -> list[Arguments]:
    return [
        ([],),
        (["2024-05-03"],),
        (["2023-02-28"],),
        (["2025-07-08", "2025-07-19"],),
        (["2024-12-25", "2024-12-25", "2024-10-31"],),
    ]


FAMILY = Family(
    area="dates",
    kind="house",
    knobs={
        "planned": (20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170),
    },
    reference=shifted_sailings,
    spec=spec,
    draw=draw,
    edges=edges,
    page="quay_shift",
    library=(quay_shift,),
)
