"""List the days on which a stock of flour passes its mark."""

import random

from han.tasks.family import Arguments, Family


def flour_alarm_days(changes: list[int], *, start: int, mark: int, falling: bool) -> list[int]:
    days: list[int] = []
    stock = start
    for day, change in enumerate(changes, 1):
        before = stock
        stock += change
        if falling:
            if before >= mark and stock < mark:
                days.append(day)
        elif before <= mark and stock > mark:
            days.append(day)
    return days


def spec(*, start: int, mark: int, falling: bool) -> list[str]:
    if falling:
        passing = f"the stock falls from {mark} or more to fewer than {mark} sacks"
    else:
        passing = f"the stock rises from {mark} or fewer to more than {mark} sacks"
    return [
        f"A bakery begins with {start} sacks of flour; the list says by how many sacks the stock "
        "changes each day.",
        f"Return the days, counted from 1, on which {passing}.",
    ]


def draw(rng: random.Random, *, start: int, mark: int, falling: bool) -> Arguments:
    changes: list[int] = []
    stock = start
    for _ in range(rng.randint(4, 8)):
        target = mark + rng.choice([-4, -2, -1, -1, 0, 0, 1, 1, 3, 5])
        changes.append(target - stock)
        stock = target
    return (changes,)


def edges(*, start: int, mark: int, falling: bool) -> list[Arguments]:
    to = mark - start
    return [
        ([],),
        ([to],),
        ([to - 1],),
        ([to + 1],),
        ([to, -1, 1, 1, -1],),
        ([to - 1, 2, -2, 2],),
        ([to + 1, -2, 2, -2],),
        ([to, 0, -1, 0, 1, 0, 1, 0],),
        ([-start, mark, 1, 1, -1, -2, -1],),
        ([to + 3, -1, -5, -1, 6, 1],),
    ]


FAMILY = Family(
    area="lists",
    kind="hard",
    knobs={"start": (8, 10, 12), "mark": (6, 9, 11), "falling": (True, False)},
    reference=flour_alarm_days,
    spec=spec,
    draw=draw,
    edges=edges,
)
