"""Find the longest climb along a path."""

import random

from han.tasks.family import Arguments, Family


def longest_climb(heights: list[int], *, rise: int, up: bool, tie: str) -> list[int]:
    best: list[int] = []
    run: list[int] = []
    for height in heights:
        if up:
            if run and height < run[-1] + rise:
                run = []
        elif run and height > run[-1] - rise:
            run = []
        run.append(height)
        if tie == "first":
            if len(run) > len(best):
                best = run[:]
        elif len(run) >= len(best):
            best = run[:]
    return best


def spec(*, rise: int, up: bool, tie: str) -> list[str]:
    side = "higher" if up else "lower"
    return [
        "The list holds heights in metres along a path.",
        f"Find the longest stretch of neighbouring heights in which each is at least {rise} metres "
        f"{side} than the one before.",
        f"Return this stretch, the {tie} one if several are equally long.",
    ]


def draw(rng: random.Random, *, rise: int, up: bool, tie: str) -> Arguments:
    heights = [rng.randint(20, 40)]
    for _ in range(rng.randint(4, 8)):
        step = rng.choice([rise, rise, rise + 1, rise + 3, rise - 1, -rise, -2 * rise])
        heights.append(heights[-1] + (step if up else -step))
    return (heights,)


def edges(*, rise: int, up: bool, tie: str) -> list[Arguments]:
    sign = 1 if up else -1
    lists = [
        [0],
        [0, rise],
        [0, rise - 1],
        [0, rise, 2 * rise, 2 * rise - 1, 3 * rise - 1, 4 * rise - 1],
        [9, 5, 5, 1],
        [0, rise, 0, rise + 1, 0, rise + 2],
        [0, rise - 1, 2 * rise, 3 * rise, 4 * rise - 1],
        [0, rise + 1, 2 * rise + 2, 3 * rise + 3],
    ]
    return [([],), *(([50 + sign * height for height in heights],) for heights in lists)]


FAMILY = Family(
    area="lists",
    kind="hard",
    knobs={"rise": (2, 3, 4, 5), "up": (True, False), "tie": ("first", "last")},
    reference=longest_climb,
    spec=spec,
    draw=draw,
    edges=edges,
)
