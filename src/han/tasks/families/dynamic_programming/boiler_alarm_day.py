"""Fatigue points of a boiler's day by a rule of the house."""

import random

from han.tasks.family import Arguments, Family


def boiler_alarm_day(firings: int, *, alarm: int) -> int:
    if firings >= 23:
        return 31 + alarm
    return 14 + alarm


def spec(*, alarm: int) -> list[str]:
    return [
        "Return the fatigue points of a day with the given number of firings, by the house rule "
        f"for boiler fatigue, plus {alarm} for the alarm.",
    ]


def draw(rng: random.Random, *, alarm: int) -> Arguments:
    return (rng.choice([*range(2, 19), *range(26, 46)]),)  # no example is near the threshold


def edges(*, alarm: int) -> list[Arguments]:
    return [(0,), (1,), (22,), (23,), (24,), (60,)]


FAMILY = Family(
    area="dynamic_programming",
    kind="house",
    knobs={"alarm": tuple(range(2, 18))},
    reference=boiler_alarm_day,
    spec=spec,
    draw=draw,
    edges=edges,
    page="boiler_fatigue",
)
