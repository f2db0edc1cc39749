"""Hours and minutes that ovens ran in their long or in their short stints."""

import random

from han.tasks.family import Arguments, Family


def oven_stint_hours(stints: list[str], *, limit: int, side: str, mark: str) -> str:
    total = 0
    for stint in stints:
        start, end = stint.split("-")
        length = int(end[:2]) * 60 + int(end[3:]) - int(start[:2]) * 60 - int(start[3:])
        if length >= limit if side == "at least" else length <= limit:
            total += length
    return str(total // 60) + mark + str(total % 60).zfill(2)


def spec(*, limit: int, side: str, mark: str) -> list[str]:
    return [
        "The stints of a bakery's ovens are written as HH:MM-HH:MM, each within one day.",
        f"Return the total length of all stints of {side} {limit} minutes as H{mark}MM, the "
        "minutes with two digits.",
    ]


def _stint(start: int, length: int) -> str:
    end = start + length
    return f"{start // 60:02d}:{start % 60:02d}-{end // 60:02d}:{end % 60:02d}"


def draw(rng: random.Random, *, limit: int, side: str, mark: str) -> Arguments:
    low, high = (limit - 15, limit + 80) if side == "at least" else (limit - 15, limit + 10)
    lengths = [limit, rng.randint(low, high), rng.randint(low, high), rng.randint(low, high)]
    picked = rng.sample(lengths, rng.randint(2, 4))
    return ([_stint(rng.randint(300, 1200), length) for length in picked],)


def edges(*, limit: int, side: str, mark: str) -> list[Arguments]:
    good, bad = (7, -6) if side == "at least" else (-7, 6)
    return [
        ([],),
        ([_stint(715, limit)],),
        ([_stint(716, limit + 1)],),
        ([_stint(717, limit - 1)],),
        ([_stint(600, limit + good), _stint(500, limit + bad), _stint(719, limit + good)],),
        ([_stint(400 + 70 * i, limit) for i in range(4)],),
        ([_stint(400 + 70 * i, limit + good) for i in range(5)],),
        (["06:15-08:20", "09:00-12:59", "13:05-13:10", "14:58-15:01"],),
    ]


FAMILY = Family(
    area="dates",
    kind="hard",
    knobs={"limit": (20, 30, 45, 60), "side": ("at least", "at most"), "mark": (":", "h")},
    reference=oven_stint_hours,
    spec=spec,
    draw=draw,
    edges=edges,
)
