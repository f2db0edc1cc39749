"""Find the day on which a boiler's fatigue points reach the alarm limit."""

import random

from han.tasks.family import Arguments, Blur, Family


def boiler_alarm_day(firings: list[int], *, limit: int, which: str, start: int) -> int:
    points = start
    alarms: list[int] = []
    for day, count in enumerate(firings, 1):
        if count >= 6:
            points += 5
        elif count > 0:
            points += 2
        else:
            points = max(points - 3, 0)
        if points >= limit:
            alarms.append(day)
    if not alarms:
        return 0
    return alarms[0] if which == "first" else alarms[-1]


def spec(*, limit: int, which: str, start: int) -> list[str]:
    return [
        "The list gives the number of firings of a boiler on each day, and the boiler collects "
        "fatigue points by the house rule for boiler fatigue.",
        f"Before the first day it has {start} points.",
        f"Return the {which} day at whose end it has at least {limit} points, or 0 if there is no "
        "such day.",
        "Days are counted from 1.",
    ]


def draw(rng: random.Random, *, limit: int, which: str, start: int) -> Arguments:
    return (rng.choices((0, 0, 1, 3, 5, 6, 7, 9), k=rng.randint(4, 12)),)


def _firings(points: int) -> list[int]:
    """Firings that make this many points, as far as fives and twos can."""
    fives = points % 2 if points < 10 else 2 - points % 2
    return [6] * fives + [1] * ((points - 5 * fives) // 2)


def edges(*, limit: int, which: str, start: int) -> list[Arguments]:
    return [
        ([],),
        ([0],),
        ([0, 0, 6, 0, *_firings(limit - 2)],),
        ([0, 0, 6, 0, *_firings(limit - 3)],),
        ([0, 0, *_firings(limit)],),
        ([0, 0, *_firings(limit - 1)],),
        (_firings(limit - start),),
        (_firings(limit - start - 1),),
        ([7, 0, 7, 0, 7, 0, 7, 1, 1, 0],),
        ([6, 6, 6, 6, 0, 0, 0, 0],),
        ([0, 1, 5, 5, 5, 0, 6, 0, 1],),
    ]


def settles(*, limit: int, which: str, start: int) -> Arguments:
    return ([0, 0, 8, 8, 9, 9, 0, 0, 0, 0, 0],)


FAMILY = Family(
    area="dynamic_programming",
    kind="house",
    knobs={"limit": (7, 8, 9, 10), "which": ("first", "last"), "start": (2, 4)},
    reference=boiler_alarm_day,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("counted from 1", "numbered in order", settles),
    page="boiler_fatigue",
)
