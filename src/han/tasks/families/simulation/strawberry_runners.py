"""How many strawberry plants there are when each sends out some runners."""

import random
from collections import Counter

from han.tasks.family import Arguments, Family


def strawberry_runners(waits: list[int], days: int, *, young: int, gap: int, most: int) -> int:
    plants = Counter((wait, 0) for wait in waits)
    for _ in range(days):
        later: Counter[tuple[int, int]] = Counter()
        for (wait, sent), number in plants.items():
            if wait > 1:
                later[wait - 1, sent] += number
                continue
            later[young, 0] += number
            if sent + 1 < most:
                later[gap, sent + 1] += number
        plants = later
    return plants.total()


def spec(*, young: int, gap: int, most: int) -> list[str]:
    return [
        "Each number stands for a strawberry plant of a bed and tells after how many days, at "
        "least 1, this plant makes its first new plant.",
        f"A plant makes its next new plant {gap} days after the one before.",
        f"On the day of its {('third', 'fourth', 'fifth')[most - 3]} new plant the old plant dies.",
        f"A new plant makes its own first new plant {young} days after its day of birth and then "
        "goes on like any other plant.",
        "Return the number of living plants after the given number of days; there may be hundreds "
        "of days and far too many plants for a list with an item for each of them.",
    ]


def draw(rng: random.Random, *, young: int, gap: int, most: int) -> Arguments:
    waits = [rng.randint(1, 6) for _ in range(rng.randint(1, 5))]
    return (waits, rng.randint(3, 18))


def edges(*, young: int, gap: int, most: int) -> list[Arguments]:
    return [
        ([], 5),
        ([1], 0),
        ([1], 1),
        ([2], 1),
        ([1], 1 + gap),
        ([1], gap),
        ([1], 1 + gap * (most - 1)),
        ([1], gap * (most - 1)),
        ([3, 3, 3], 2 + young),
        ([3], 3 + young),
        ([1, 2, 3, 4], 400),
    ]


FAMILY = Family(
    area="simulation",
    kind="hopeless",
    knobs={"young": (3, 4, 5), "gap": (2, 3), "most": (3, 4, 5)},
    reference=strawberry_runners,
    spec=spec,
    draw=draw,
    edges=edges,
    time_limit_s=2,
)
