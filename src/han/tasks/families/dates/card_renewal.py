"""The day on which a reader's card must be renewed."""

import random
from calendar import monthrange
from datetime import date, timedelta

from han.tasks.family import Arguments, Family


def card_renewal(start: str, months: int, *, most: int, spill: bool, rest: int, back: bool) -> str:
    if months < 1:
        return start
    year, month, day = int(start[:4]), int(start[5:7]), int(start[8:])
    month += min(months, most) - 1
    year, month = year + month // 12, month % 12 + 1
    last = monthrange(year, month)[1]
    due = date(year, month, min(day, last))
    if spill and day > last:
        due += timedelta(days=1)
    if due.weekday() == rest:
        due += timedelta(days=-1 if back else 1)
    return due.isoformat()


def spec(*, most: int, spill: bool, rest: int, back: bool) -> list[str]:
    short = "the first day of the month after it" if spill else "the last day of that month"
    weekday = {0: "Monday", 3: "Thursday", 6: "Sunday"}[rest]
    return [
        "Return the due day of a card, which has the same day number so many months after the "
        "start; dates are written as YYYY-MM-DD.",
        f"More than {most} months count as {most}.",
        f"If the month has no day with this number, the due day is {short}.",
        f"A due day that is then a {weekday} moves to the day {'before' if back else 'after'} it.",
        "With fewer than 1 month, return the start unchanged, whatever weekday it is.",
    ]


def draw(rng: random.Random, *, most: int, spill: bool, rest: int, back: bool) -> Arguments:
    for _ in range(rng.choice([1, 4, 12])):
        start = date(2022, 1, 1) + timedelta(days=rng.randint(0, 1000))
        if rng.random() < 0.4:
            start = date(start.year, rng.choice([1, 3, 5, 8, 10, 12]), 31)
        months = rng.choice([1, rng.randint(1, most), most, most + rng.randint(1, 6), 0])
        due = date.fromisoformat(
            card_renewal(start.isoformat(), months, most=most, spill=spill, rest=7, back=back)
        )
        if due.weekday() == rest:
            break
    return start.isoformat(), months  # pyright: ignore[reportPossiblyUnboundVariable]


def edges(*, most: int, spill: bool, rest: int, back: bool) -> list[Arguments]:
    due = date(2024, 9, 1)
    while due.weekday() != rest:
        due += timedelta(days=1)
    return [
        (due.isoformat().replace("-09-", "-08-"), 1),
        (due.isoformat(), 0),
        ("2023-01-31", 1),
        ("2024-01-30", 1),
        ("2023-08-31", 1),
        ("2023-12-31", 1),
        ("2023-11-15", 1),
        ("2023-04-18", most + 1),
        ("2022-10-12", most),
        ("2024-05-31", -2),
    ]


FAMILY = Family(
    area="dates",
    kind="hopeless",
    knobs={
        "most": (6, 12, 18),
        "spill": (False, True),
        "rest": (0, 3, 6),
        "back": (False, True),
    },
    reference=card_renewal,
    spec=spec,
    draw=draw,
    edges=edges,
)
