"""Join the closures of a tram line to stretches of limited length."""

import random

from han.tasks.family import Arguments, Family


def join_closures(
    closures: list[tuple[int, int]], *, gap: int, cap: int, order: str
) -> list[tuple[int, int, int]]:
    stretches: list[tuple[int, int, int]] = []
    for start, end in sorted(closures):
        if stretches:
            first, last, count = stretches[-1]
            last = max(last, end)
            if start - stretches[-1][1] <= gap and last - first <= cap:
                stretches[-1] = (first, last, count + 1)
                continue
        stretches.append((start, end, 1))
    if order == "longest":
        stretches.sort(key=lambda stretch: stretch[1] - stretch[0], reverse=True)
    elif order == "fullest":
        stretches.sort(key=lambda stretch: stretch[2], reverse=True)
    return stretches


def spec(*, gap: int, cap: int, order: str) -> list[str]:
    orders = {
        "arisen": "in the order in which they arose",
        "longest": "the one that lasts longest first, equally long ones in the order in which they "
        "arose",
        "fullest": "the one of most closures first, those of equally many in the order in which "
        "they arose",
    }
    return [
        "Each closure of a tram line is a pair of its start and its end in minutes.",
        "Go through the closures by start, those of equal start by end, and join them to "
        "stretches.",
        f"A closure joins the latest stretch if it starts at most {gap} minutes after the end of "
        f"that stretch, or before it, and the joined stretch lasts at most {cap} minutes; "
        "otherwise it begins a new stretch.",
        "A stretch ends when the last of its closures to end does.",
        f"Return a tuple of start, end and number of closures for each stretch, {orders[order]}.",
    ]


def draw(rng: random.Random, *, gap: int, cap: int, order: str) -> Arguments:
    closures: list[tuple[int, int]] = []
    start = rng.randint(0, 9)
    for _ in range(rng.randint(3, 7)):
        closures.append((start, start + rng.randint(2, 16)))
        start = max(0, closures[-1][1] + rng.choice([-9, 0, gap, gap + 1, rng.randint(-12, 12)]))
    rng.shuffle(closures)
    return (closures,)


def edges(*, gap: int, cap: int, order: str) -> list[Arguments]:
    return [
        ([],),
        ([(5, 9)],),
        ([(9 + gap, 15), (5, 9)],),
        ([(10 + gap, 20), (5, 9)],),
        ([(3, 10), (8, 3 + cap)],),
        ([(3, 10), (8, 4 + cap)],),
        ([(0, 15), (2, 5), (6, 9), (15 + gap, 18), (40, 43)],),
        ([(0, 4), (20, 29), (50, 55), (56, 60), (80, 84)],),
        ([(0, 9), (4, cap + 4), (6, cap + 5), (6, cap + 6)],),
        ([(0, 3), (1, 2), (60, 80), (0, 3)],),
    ]


FAMILY = Family(
    area="lists",
    kind="hopeless",
    knobs={"gap": (0, 2, 5), "cap": (20, 30, 40), "order": ("arisen", "longest", "fullest")},
    reference=join_closures,
    spec=spec,
    draw=draw,
    edges=edges,
)
