"""Pick a staircase of terraces with limited steps and the largest sum."""

import random

from han.tasks.family import Arguments, Family


def best_terrace_sum(heights: list[int], *, low: int, high: int, direction: str) -> int:
    if direction == "down":
        heights = heights[::-1]
    sums: list[int] = []
    for place, height in enumerate(heights):
        best = 0
        for earlier in range(place):
            step = height - heights[earlier]
            if step >= low and step <= high:
                best = max(best, sums[earlier])
        sums.append(height + best)
    return max(sums, default=0)


def spec(*, low: int, high: int, direction: str) -> list[str]:
    word = {"up": "higher", "down": "lower"}[direction]
    return [
        "The list holds the heights of a vineyard's terraces, all positive, as one passes them.",
        "Pick terraces for a path; they keep their order, and others may be passed over.",
        f"Each picked terrace must be {word} than the one picked before it.",
        f"The difference between the two must be at least {low} and at most {high}.",
        "Return the largest possible sum of the picked heights, 0 for an empty list.",
    ]


def draw(rng: random.Random, *, low: int, high: int, direction: str) -> Arguments:
    heights = [rng.randint(1, 12)]
    for _ in range(rng.randint(4, 14)):
        step = rng.choice([low, high, low - 1, high + 1, rng.randint(-8, 8)])
        heights.append(max(1, heights[-1] + step))
    return (heights if direction == "up" else heights[::-1],)


def edges(*, low: int, high: int, direction: str) -> list[Arguments]:
    rising = [
        [],
        [7],
        [5, 5 + low],
        [5, 5 + high],
        [5, 6 + high],
        [5, 4 + low],
        [20, 3, 3 + low, 3 + low + high],
        [9, 2, 9 + high, 2 + low, 10 + high],
        list(range(1, 131)),
    ]
    return [(heights if direction == "up" else heights[::-1],) for heights in rising]


FAMILY = Family(
    area="lists",
    kind="hopeless",
    knobs={"low": (1, 2, 3), "high": (4, 6, 8), "direction": ("up", "down")},
    reference=best_terrace_sum,
    spec=spec,
    draw=draw,
    edges=edges,
    time_limit_s=2,
)
