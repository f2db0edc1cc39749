"""Count the visits to a beehive that were in one month."""

import random

from han.tasks.family import Arguments, Blur, Family


def hive_visits_in_month(days: list[str], *, month: str, side: str) -> int:
    count = 0
    for day in days:
        if day[5:7] == month if side == "in" else day[5:7] != month:
            count += 1
    return count


def spec(*, month: str, side: str) -> list[str]:
    return [
        "The list holds the days of visits to a beehive, written as YYYY-MM-DD.",
        f"Return how many of the visits were {side} month {int(month)}.",
    ]


def draw(rng: random.Random, *, month: str, side: str) -> Arguments:
    days: list[str] = []
    for _ in range(rng.randint(2, 6)):
        other = rng.choice([month, f"{rng.randint(1, 12):02d}"])
        days.append(f"{rng.randint(2021, 2025)}-{other}-{rng.randint(1, 28):02d}")
    return (days,)


def edges(*, month: str, side: str) -> list[Arguments]:
    other = "01" if month == "12" else f"{int(month) + 1:02d}"
    inside, outside = f"2024-{month}-15", f"2024-{other}-{month}"
    return [
        ([],),
        ([inside],),
        ([outside],),
        ([inside, inside, outside],),
        ([outside, outside, outside, inside],),
        ([inside, outside, inside, inside, outside],),
    ]


def settles(*, month: str, side: str) -> Arguments:
    return ([f"2024-{month}-17", f"2023-{month}-20", "2024-01-25", f"2022-{month}-{month}"],)


FAMILY = Family(
    area="dates",
    kind="easy",
    knobs={
        "month": ("02", "03", "04", "05", "06", "07", "08", "09", "10", "11"),
        "side": ("in", "not in"),
    },
    reference=hive_visits_in_month,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("written as YYYY-MM-DD", "written as text", settles),
)
