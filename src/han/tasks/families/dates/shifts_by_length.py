"""Count the long or the short shifts of a day."""

import random

from han.tasks.family import Arguments, Family


def shifts_by_length(shifts: list[tuple[int, int]], *, limit: int, side: str) -> int:
    count = 0
    for start, end in shifts:
        if end - start > limit if side == "longer" else end - start < limit:
            count += 1
    return count


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "Each shift is a pair of its start and its end, in minutes after midnight.",
        f"Return how many shifts are {side} than {limit} minutes.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    shifts: list[tuple[int, int]] = []
    for _ in range(rng.randint(2, 5)):
        start = rng.randint(360, 900)
        length = rng.choice([limit - 10, limit, limit + 10, rng.randint(20, 2 * limit)])
        shifts.append((start, start + length))
    return (shifts,)


def edges(*, limit: int, side: str) -> list[Arguments]:
    short, even, long = (480, 479 + limit), (600, 600 + limit), (540, 541 + limit)
    return [
        ([],),
        ([short],),
        ([even],),
        ([long],),
        ([short, short, even],),
        ([long, even, long],),
        ([long, short, long, short, long],),
    ]


FAMILY = Family(
    area="dates",
    kind="easy",
    knobs={"limit": (60, 75, 90, 120, 150, 180, 210, 240), "side": ("longer", "shorter")},
    reference=shifts_by_length,
    spec=spec,
    draw=draw,
    edges=edges,
)
