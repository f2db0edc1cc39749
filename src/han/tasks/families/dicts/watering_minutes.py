"""Sum up how long each garden bed was watered."""

import random

from han.tasks.family import Arguments, Blur, Family


def watering_minutes(runs: list[tuple[str, int]], *, least: int, how: str) -> dict[str, int]:
    seconds: dict[str, int] = {}
    for bed, length in runs:
        if how == "total":
            seconds.setdefault(bed, 0)
            seconds[bed] += length
        elif how == "longest":
            seconds.setdefault(bed, length)
            seconds[bed] = max(seconds[bed], length)
        else:
            seconds[bed] = length
    return {bed: time // 60 for bed, time in seconds.items() if time // 60 >= least}


def spec(*, least: int, how: str) -> list[str]:
    times = {
        "total": "the times of all its runs added together",
        "longest": "the time of its longest run",
        "last": "the time of its last run in the list",
    }
    return [
        "Each run of the sprinkler gives a garden bed and a time in seconds.",
        f"Return for each bed {times[how]}, in whole minutes, rounded down.",
        f"Leave out the beds for which this gives fewer than {least} minutes.",
    ]


def draw(rng: random.Random, *, least: int, how: str) -> Arguments:
    beds = rng.sample(["leek", "dill", "kale", "mint"], 2)
    span = 60 * least
    times = [span - 1, span, span + 45, span + 60, span // 2, rng.randint(span, 2 * span)]
    return ([(rng.choice(beds), rng.choice(times)) for _ in range(rng.randint(2, 5))],)


def edges(*, least: int, how: str) -> list[Arguments]:
    span = 60 * least
    return [
        ([],),
        ([("leek", span), ("dill", span - 1), ("kale", span + 59)],),
        ([("leek", span - 60), ("leek", 59), ("dill", span - 60), ("dill", 60)],),
        ([("leek", 1900), ("leek", 3000), ("leek", 2400)],),
        ([("dill", span + 60), ("leek", 5), ("dill", span)],),
        ([("dill", 0), ("leek", 10000), ("dill", 7139)],),
    ]


def settles(*, least: int, how: str) -> Arguments:
    return ([("kale", 60 * least + 45), ("mint", 60 * least - 15)],)


FAMILY = Family(
    area="dicts",
    kind="hard",
    knobs={"least": (1, 2, 3, 4, 5, 6), "how": ("total", "longest", "last")},
    reference=watering_minutes,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("rounded down", "rounded", settles),
)
