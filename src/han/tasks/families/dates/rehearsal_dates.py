"""Dates of a choir's rehearsals, which give way to closed days."""

import random
from datetime import date, timedelta

from han.tasks.family import Arguments, Family


def rehearsal_dates(
    first: str, closed: list[str], count: int, *, step: int, rest: int, anew: bool, most: int
) -> list[str]:
    held: list[str] = []
    planned = date.fromisoformat(first)
    while len(held) < count:
        day = planned
        while day.isoformat() in closed or day.weekday() == rest:
            day += timedelta(days=1)
        if (day - planned).days <= most:
            held.append(day.isoformat())
            if anew:
                planned = day
        planned += timedelta(days=step)
    return held


def spec(*, step: int, rest: int, anew: bool, most: int) -> list[str]:
    weekday = {0: "Mondays", 3: "Thursdays", 6: "Sundays"}[rest]
    from_day = "on which it was really held" if anew else "that was planned, even if it moved"
    return [
        "Return the days of the first count rehearsals that are held; all dates are written as "
        "YYYY-MM-DD.",
        "The first rehearsal is planned for the day first.",
        f"A rehearsal planned for a closed day or on one of the {weekday} moves to the next day "
        "that is neither.",
        f"If it would have to move by more than {most} day{'s' if most > 1 else ''}, it is dropped "
        "and does not count.",
        f"After a held rehearsal the next one is planned {step} days after the day {from_day}.",
        f"After a dropped one it is planned {step} days after the day for which the dropped one "
        "was planned.",
    ]


def draw(rng: random.Random, *, step: int, rest: int, anew: bool, most: int) -> Arguments:
    first = date(2024, 1, 1) + timedelta(days=rng.randint(0, 700))
    if step == 7:
        first += timedelta(days=int(first.weekday() == rest))
    closed: list[str] = []
    for _ in range(rng.randint(1, 2)):
        day = first + timedelta(days=rng.choice([0, step, step, step * 2, 1]))
        for _ in range(rng.choice([1, 2, most, most + 1])):
            if day.isoformat() not in closed and len(closed) < 5:
                closed.append(day.isoformat())
            day += timedelta(days=1)
    return first.isoformat(), closed, rng.randint(2, 4)


def edges(*, step: int, rest: int, anew: bool, most: int) -> list[Arguments]:
    day = date(2024, 2, 20)
    while (day.weekday() - rest) % 7 != 1:
        day += timedelta(days=1)

    def after(*days: int) -> list[str]:
        return [(day + timedelta(days=number)).isoformat() for number in days]

    return [
        (after(0)[0], [], 0),
        (after(0)[0], [], 3),
        (after(-1)[0], [], 2),
        (after(0)[0], after(*range(most)), 3),
        (after(0)[0], after(*range(most + 1)), 3),
        (after(-1)[0], after(0, 1), 2),
        (after(5)[0], after(5), 2),
        (after(2)[0], after(2 + step, 3 + step, 2), 4),
        ("2024-12-30", ["2025-01-01"], 5),
    ]


FAMILY = Family(
    area="dates",
    kind="hopeless",
    knobs={"step": (5, 7, 10, 14), "rest": (0, 3, 6), "anew": (False, True), "most": (1, 2)},
    reference=rehearsal_dates,
    spec=spec,
    draw=draw,
    edges=edges,
)
