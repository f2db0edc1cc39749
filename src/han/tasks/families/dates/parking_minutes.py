"""Add up the minutes of parked cars, with a shortest stay."""

import random

from han.tasks.family import Arguments, Family


def parking_minutes(stays: list[tuple[int, int]], *, least: int, none: int) -> int:
    if not stays:
        return none
    total = 0
    for start, end in stays:
        total += max(end - start, least)
    return total


def spec(*, least: int, none: int) -> list[str]:
    return [
        "Each stay is a pair of its start and its end, both in minutes.",
        "Return the minutes of all stays added up.",
        f"A stay of less than {least} minutes counts as {least} minutes.",
        f"If there are no stays, return {none}.",
    ]


def draw(rng: random.Random, *, least: int, none: int) -> Arguments:
    shortest = rng.choice([1, least + 1])
    stays: list[tuple[int, int]] = []
    for _ in range(rng.randint(1, 5)):
        start = rng.randint(400, 900)
        stays.append((start, start + rng.randint(shortest, 2 * least + 20)))
    return (stays,)


def edges(*, least: int, none: int) -> list[Arguments]:
    return [
        ([],),
        ([(600, 600)],),
        ([(600, 600 + least)],),
        ([(500, 501 + least), (700, 699 + least)],),
        ([(500, 700), (620, 621), (480, 520)],),
        ([(0, least + 40), (30, 90 + least)],),
    ]


FAMILY = Family(
    area="dates",
    kind="edge",
    knobs={"least": (5, 8, 10, 12, 15, 20), "none": (-1, 3, 30)},
    reference=parking_minutes,
    spec=spec,
    draw=draw,
    edges=edges,
)
