"""Sailings of a day after the shift that the ferry line's own function gives."""

import random

from han.tasks.family import Arguments, Family


def quay_shift(day: str) -> int:
    month = int(day[5:7])
    number = int(day[8:])
    return (number * 7 + month * 3) % 23 - 9


def shifted_sailings(
    day: str, planned: list[int], *, first: int, last: int, falling: bool
) -> list[int]:
    shift = quay_shift(day)
    sailings: list[int] = []
    for minute in planned:
        if first <= minute + shift:
            sailings.append(min(minute + shift, last))
    return sorted(sailings, reverse=falling)


def spec(*, first: int, last: int, falling: bool) -> list[str]:
    order = "latest" if falling else "earliest"
    return [
        "Move each planned sailing by the quay shift of the day, which the ferry line's own "
        "function gives as the house library page says.",
        "The day is written as YYYY-MM-DD, and sailings are minutes after midnight.",
        f"A sailing that is before minute {first} after the shift is cancelled.",
        f"One that is after minute {last} leaves at minute {last} instead.",
        f"Return the sailings, the {order} first.",
    ]


def draw(rng: random.Random, *, first: int, last: int, falling: bool) -> Arguments:
    day = f"{rng.randint(2023, 2025)}-{rng.randint(1, 12):02d}-{rng.randint(1, 28):02d}"
    near = [first + rng.randint(-14, 14), last + rng.randint(-14, 14)]
    planned = [*near, *(rng.randint(first + 15, last - 15) for _ in range(3))]
    return day, rng.sample(planned, rng.randint(2, 5))


def edges(*, first: int, last: int, falling: bool) -> list[Arguments]:
    def beside(day: str) -> Arguments:
        shift = quay_shift(day)
        return day, [minute - shift for minute in (first, last + 1, first - 1, last, first + 1)]

    return [
        ("2024-05-03", []),
        ("2024-05-03", [600, 700, 650]),
        beside("2024-12-25"),
        beside("2023-02-28"),
        beside("2025-07-08"),
        ("2024-10-31", [last + 60, first - 60, 720]),
    ]


FAMILY = Family(
    area="dates",
    kind="house",
    knobs={"first": (300, 360, 420), "last": (1200, 1260, 1320), "falling": (False, True)},
    reference=shifted_sailings,
    spec=spec,
    draw=draw,
    edges=edges,
    page="quay_shift",
    library=(quay_shift,),
)
