"""Sailings of a day after the shift that the ferry line's own function gives."""

import random

from han.tasks.family import Arguments, Family


def quay_shift(day: str) -> int:
    month = int(day[5:7])
    number = int(day[8:])
    return (number * 7 + month * 3) % 23 - 9


def shifted_sailings(day: str, planned: list[int], *, limit: int, side: str) -> list[int]:
    shift = quay_shift(day)
    sailings: list[int] = []
    for minute in planned:
        if minute + shift > limit if side == "above" else minute + shift < limit:
            sailings.append(minute + shift)
    return sailings


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "Find the quay shift of the day with the ferry line's own function, as the house library "
        "page on the quay shift says.",
        f"Add it to each planned minute, and return the sums that are {side} {limit}.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    day = f"{rng.randint(2023, 2025)}-{rng.randint(1, 12):02d}-{rng.randint(1, 28):02d}"
    planned = [limit + rng.randint(-25, 25) for _ in range(rng.randint(2, 5))]
    return day, planned


def edges(*, limit: int, side: str) -> list[Arguments]:
    def beside(day: str, *offsets: int) -> Arguments:
        return day, [limit + offset - quay_shift(day) for offset in offsets]

    return [
        ("2024-05-03", []),
        beside("2024-12-25", 0),
        beside("2023-02-28", 1, -1),
        beside("2025-07-08", -1, 1),
        beside("2025-07-19", -1, 0, 1),
        ("2024-10-31", [limit + 60, limit - 60]),
    ]


FAMILY = Family(
    area="dates",
    kind="house",
    knobs={"limit": (480, 540, 600, 660, 720, 780, 840, 900), "side": ("above", "below")},
    reference=shifted_sailings,
    spec=spec,
    draw=draw,
    edges=edges,
    page="quay_shift",
    library=(quay_shift,),
)
