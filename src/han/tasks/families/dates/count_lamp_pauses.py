"""Pauses between a lamp keeper's visits that are long or short, counted or added up."""

import random
from datetime import date, timedelta
from itertools import pairwise

from han.tasks.family import Arguments, Family


def count_lamp_pauses(visits: list[str], *, limit: int, side: str, result: str) -> int:
    days = sorted(date.fromisoformat(visit) for visit in visits)
    answer = 0
    for before, after in pairwise(days):
        pause = (after - before).days
        if pause > limit if side == "longer" else pause < limit:
            answer += 1 if result == "number" else pause
    return answer


def spec(*, limit: int, side: str, result: str) -> list[str]:
    results = {"number": "how many pauses are", "sum": "the sum of all pauses that are"}
    return [
        "The visits of a lamp keeper are different dates, written as YYYY-MM-DD, in any order.",
        "A pause is the number of days from one visit to the next.",
        f"Return {results[result]} {side} than {limit} days.",
    ]


def _visits(first: int, gaps: list[int]) -> list[str]:
    day = date(2024, 1, 1) + timedelta(days=first)
    visits = [day.isoformat()]
    for gap in gaps:
        day += timedelta(days=gap)
        visits.append(day.isoformat())
    return visits


def draw(rng: random.Random, *, limit: int, side: str, result: str) -> Arguments:
    gaps = [limit - 1, limit, limit + 1, limit + 2, rng.randint(1, 20), rng.randint(1, 40)]
    visits = _visits(rng.randint(0, 600), rng.choices(gaps, k=rng.randint(2, 4)))
    rng.shuffle(visits)
    return (visits,)


def edges(*, limit: int, side: str, result: str) -> list[Arguments]:
    near = 2 if side == "longer" else -2
    return [
        ([],),
        (["2024-05-01"],),
        (_visits(50, [limit]),),
        (_visits(51, [limit + 1]),),
        (_visits(52, [limit - 1]),),
        (_visits(53, [limit + near, limit, limit - near])[::-1],),
        (_visits(54, [limit, limit + near, limit - 1, limit + 1, limit, limit + near]),),
        (["2024-03-01", "2024-02-27", "2025-01-02", "2024-12-31"],),
    ]


FAMILY = Family(
    area="dates",
    kind="hard",
    knobs={"limit": (4, 5, 7, 10), "side": ("longer", "shorter"), "result": ("number", "sum")},
    reference=count_lamp_pauses,
    spec=spec,
    draw=draw,
    edges=edges,
)
