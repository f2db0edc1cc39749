"""A log of tides that compares a height with the last ones noted."""

import random

from han.tasks.family import Arguments, Family


def run_tide_log(calls: list[tuple[str, int]], *, last: int, compared: str) -> list[int]:
    class Log:
        def __init__(self) -> None:
            self.heights: list[int] = []

        def note(self, height: int) -> int:
            self.heights.append(height)
            return len(self.heights)

        def look(self, height: int) -> int:
            recent = self.heights[-last:]
            if compared == "greater than":
                return len([one for one in recent if one > height])
            if compared == "less than":
                return len([one for one in recent if one < height])
            if compared == "at least":
                return len([one for one in recent if one >= height])
            return len([one for one in recent if one <= height])

    log = Log()
    return [getattr(log, name)(*arguments) for name, *arguments in calls]


def spec(*, last: int, compared: str) -> list[str]:
    return [
        "Write a class Log with two methods: note(height) stores the height and returns how many"
        f" are stored; look(height) returns how many of the last {last} stored heights are"
        f" {compared} the given height.",
        "run_tide_log(calls) makes one Log and returns the list of the results of the calls.",
        "Each call is a tuple: the first item names the method, the others are its arguments.",
    ]


def draw(rng: random.Random, *, last: int, compared: str) -> Arguments:
    calls = [("note", rng.randint(1, 6)) for _ in range(rng.randint(2, last + 1))]
    calls.append(("look", rng.randint(2, 5)))
    if rng.random() < 0.5:
        calls += [("note", rng.randint(1, 6)), ("look", rng.randint(2, 5))]
    return (calls,)


def edges(*, last: int, compared: str) -> list[Arguments]:
    low = [("note", 2)] * (last - 1)
    high = [("note", 8)] * (last - 1)
    return [
        ([],),
        ([("look", 3)],),
        ([("note", 3), ("look", 3), ("look", 2), ("look", 4)],),
        ([*low, ("note", 8), ("look", 5), ("look", 2), ("look", 8)],),
        ([("note", 8), *low, ("note", 2), ("look", 5), ("look", 1)],),
        ([("note", 2), *high, ("note", 8), ("look", 5), ("look", 9)],),
        ([*low, *high, ("look", 2), ("look", 8), ("note", 5), ("look", 5)],),
    ]


FAMILY = Family(
    area="classes",
    kind="hard",
    knobs={
        "last": (2, 3, 4, 5),
        "compared": ("greater than", "less than", "at least", "at most"),
    },
    reference=run_tide_log,
    spec=spec,
    draw=draw,
    edges=edges,
)
