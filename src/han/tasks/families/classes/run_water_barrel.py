"""A barrel that is filled by the bucket."""

import random

from han.tasks.family import Arguments, Family


def run_water_barrel(calls: list[tuple[str, int]], *, start: int, size: int) -> list[int]:
    class Barrel:
        def __init__(self) -> None:
            self.litres = start

        def fill(self, buckets: int) -> int:
            self.litres += size * buckets
            return self.litres

    barrel = Barrel()
    return [getattr(barrel, name)(*arguments) for name, *arguments in calls]


def spec(*, start: int, size: int) -> list[str]:
    return [
        f"Write a class Barrel with {start} litres at first; its method fill(buckets) adds {size}"
        " litres for each bucket and returns the litres.",
        "run_water_barrel(calls) makes one Barrel and returns the list of the results of the"
        " calls.",
        "Each call is a tuple: the first item names the method, the others are its arguments.",
    ]


def draw(rng: random.Random, *, start: int, size: int) -> Arguments:
    return ([("fill", rng.randint(1, 9)) for _ in range(rng.randint(1, 4))],)


def edges(*, start: int, size: int) -> list[Arguments]:
    return [
        ([],),
        ([("fill", 1)],),
        ([("fill", 0), ("fill", 4)],),
        ([("fill", 12), ("fill", 3), ("fill", 3)],),
    ]


FAMILY = Family(
    area="classes",
    kind="easy",
    knobs={"start": (10, 20, 30, 40, 50), "size": (3, 4, 5, 6, 8)},
    reference=run_water_barrel,
    spec=spec,
    draw=draw,
    edges=edges,
)
