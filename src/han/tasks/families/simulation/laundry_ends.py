"""When the loads of a self-service laundry are done."""

import random
from collections import Counter

from han.tasks.family import Arguments, Blur, Family


def laundry_ends(
    loads: list[tuple[int, int]], *, machines: int, pause: int, every: int, patience: int
) -> list[int]:
    free = [0] * machines
    washed: Counter[int] = Counter()
    ends: list[int] = []
    for arrival, minutes in loads:
        machine = free.index(min(free))
        start = max(arrival, free[machine])
        if start - arrival > patience:
            ends.append(-1)
            continue
        ends.append(start + minutes)
        free[machine] = start + minutes
        washed[machine] += 1
        if washed[machine] == every:
            washed[machine] = 0
            free[machine] += pause
    return ends


def spec(*, machines: int, pause: int, every: int, patience: int) -> list[str]:
    which = {2: "second", 3: "third"}[every]
    return [
        f"A laundry has {machines} machines and opens at minute 0; each pair is a customer's "
        "minute of arrival, negative before the opening, and minutes of washing, in the order of "
        "arrival.",
        "A customer takes the machine that became or becomes free first, of equal ones the one "
        "with the lowest number, and starts as soon as both are ready.",
        f"After every {which} load of a machine this machine isn't free for {pause} more minutes.",
        f"A customer who would have to wait more than {patience} minutes goes away without "
        "washing, which gives -1.",
        "Return for each customer the minute at which the washing ends.",
    ]


def draw(rng: random.Random, *, machines: int, pause: int, every: int, patience: int) -> Arguments:
    arrival = rng.randint(-4, 5)
    loads: list[tuple[int, int]] = []
    for _ in range(rng.randint(5, 8)):
        loads.append((arrival, rng.choice((10, 15, 20, 25))))
        arrival += rng.choice((0, 3, 6, 9, 12)) * (2 if machines == 2 else 1)
    return (loads,)


def edges(*, machines: int, pause: int, every: int, patience: int) -> list[Arguments]:
    full = [(0, 20)] * machines
    rounds = [(20 * i, 20) for i in range(every) for _ in range(machines)]
    later = 20 * every + pause
    again = [(later + 20 * i, 20) for i in range(every) for _ in range(machines)]
    return [
        ([],),
        ([(0, 10)],),
        ([(7, 10)],),
        ([*full, (20 - patience, 10)],),
        ([*full, (19 - patience, 10), (20, 5)],),
        ([*full, (20 - patience, 10), (20 - patience, 10), (25, 30)],),
        ([(-patience, 10), (-patience - 1, 10), (-1, 10), (0, 10)],),
        ([*rounds, (later - patience, 9)],),
        ([*rounds, (later - patience - 1, 9), (later, 9)],),
        ([*rounds, *again, (2 * later - patience, 9)],),
        ([*rounds, *again, (2 * later - pause - patience, 9)],),
        ([*rounds, *again[: machines * (every - 1)], (later + 20 * (every - 1) - 1, 9)],),
        ([*[(0, 10 + 5 * i) for i in range(machines)], *[(30, 8)] * machines * 2],),
        ([(0, 30), (0, 5), (4, 5), (9, 5), (14, 5), (30, 5), (35, 5), (60, 5)],),
    ]


def settles(*, machines: int, pause: int, every: int, patience: int) -> Arguments:
    return ([(3, 5)] * (machines + 1),)


FAMILY = Family(
    area="simulation",
    kind="hopeless",
    knobs={
        "machines": (2, 3),
        "pause": (6, 12),
        "every": (2, 3),
        "patience": (5, 10, 15),
    },
    reference=laundry_ends,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur(exact="the minute at which the washing ends", vague="the time", settles=settles),
)
