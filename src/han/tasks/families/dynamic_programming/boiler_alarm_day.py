"""Count the days on which a boiler's fatigue points are at the alarm limit or below it."""

import random

from han.tasks.family import Arguments, Family


def boiler_alarm_day(firings: list[int], *, limit: int, side: str) -> int:
    points = 0
    days = 0
    for count in firings:
        points += 5 if count >= 6 else 2
        if points >= limit if side == "at least" else points < limit:
            days += 1
    return days


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "The list gives a boiler's firings on each day.",
        f"Return how many days end with a total of {side} {limit} fatigue points, which each day "
        "adds by the house rule for boiler fatigue.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    return (rng.choices((0, 1, 3, 5, 6, 7, 9), k=rng.randint(4, 10)),)


def _firings(points: int) -> list[int]:
    """Firings that make this many points, 4 or more."""
    fives = points % 2
    return [6] * fives + [5] * ((points - 5 * fives) // 2)


def edges(*, limit: int, side: str) -> list[Arguments]:
    return [
        ([],),
        ([6],),
        ([0, 0, 0, 5, 5, 5],),
        ([*_firings(limit), 1],),
        ([*_firings(limit - 1), 1],),
        (_firings(limit),),
        ([9, 7, 6, 6, 8, 6, 7],),
        ([5, 6, 5, 6, 5, 6, 5],),
    ]


FAMILY = Family(
    area="dynamic_programming",
    kind="house",
    knobs={"limit": (8, 9, 10, 11, 12, 14, 15, 17), "side": ("at least", "less than")},
    reference=boiler_alarm_day,
    spec=spec,
    draw=draw,
    edges=edges,
    page="boiler_fatigue",
)
