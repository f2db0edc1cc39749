"""Takings of a market stall on one day of the week in one half of the months."""

import random
from datetime import date, timedelta

from han.tasks.family import Arguments, Family


def market_day_takings(
    sales: list[tuple[str, int]], *, weekday: int, second: bool, result: str
) -> int:
    takings: list[int] = []
    for day, amount in sales:
        late = int(day[8:]) > 15
        if (late if second else not late) and date.fromisoformat(day).weekday() == weekday:
            takings.append(amount)
    if result == "best":
        takings = [max(takings, default=0)]
    return len(takings) if result == "number" else sum(takings)


def spec(*, weekday: int, second: bool, result: str) -> list[str]:
    name = {1: "Tuesday", 3: "Thursday", 5: "Saturday", 6: "Sunday"}[weekday]
    results = {
        "total": "Return the sum of the takings that count.",
        "best": "Return the largest of the takings that count, or 0 if none counts.",
        "number": "Return the number of takings that count, not their sum.",
    }
    half = "on the 16th of a month or later" if second else "on the 15th of a month or earlier"
    return [
        "Each sale is a date, written as YYYY-MM-DD, and the takings of a market stall.",
        f"Takings count if the date is a {name}.",
        f"Besides, the date must lie {half}.",
        results[result],
    ]


def draw(rng: random.Random, *, weekday: int, second: bool, result: str) -> Arguments:
    sales: list[tuple[str, int]] = []
    for _ in range(rng.randint(2, 4)):
        day = date(2024, 1, 1) + timedelta(days=rng.randint(0, 600))
        if rng.random() < 0.75:
            day += timedelta(days=(weekday - day.weekday()) % 7)
        sales.append((day.isoformat(), rng.randint(3, 60)))
    return (sales,)


def edges(*, weekday: int, second: bool, result: str) -> list[Arguments]:
    def on(number: int) -> str:
        day = date(2024, 1, number)
        while day.weekday() != weekday or day.day != number:
            day += timedelta(days=1)
        return day.isoformat()

    def beside(text: str, days: int) -> str:
        return (date.fromisoformat(text) + timedelta(days=days)).isoformat()

    return [
        ([],),
        ([(on(15), 7)],),
        ([(on(16), 9)],),
        ([(on(14), 4), (on(17), 5)],),
        ([(on(2), 4), (on(4), 6), (on(8), 1), (on(5), 2)],),
        ([(on(29), 5), (on(27), 8), (on(23), 1), (on(24), 3)],),
        ([(beside(on(10), 1), 5), (beside(on(10), -1), 6), (on(30), 11)],),
        ([(beside(on(20), 1), 5), (beside(on(20), -1), 6), (on(1), 12)],),
    ]


FAMILY = Family(
    area="dates",
    kind="hard",
    knobs={
        "weekday": (1, 3, 5, 6),
        "second": (False, True),
        "result": ("total", "best", "number"),
    },
    reference=market_day_takings,
    spec=spec,
    draw=draw,
    edges=edges,
)
