"""A tally counter that starts again when it gets too high."""

import random

from han.tasks.family import Arguments, Blur, Family


def run_door_tally(
    calls: list[tuple[str | int, ...]], *, start: int, extra: int, limit: int
) -> list[int]:
    class Tally:
        def __init__(self) -> None:
            self.count = start

        def add(self, people: int) -> int:
            self.count += people + extra
            if self.count > limit:
                self.count = start
            return people

        def value(self) -> int:
            return self.count

    tally = Tally()
    return [getattr(tally, str(name))(*arguments) for name, *arguments in calls]


def spec(*, start: int, extra: int, limit: int) -> list[str]:
    return [
        f"Write a class Tally with a count that is {start} at first and the methods add(people) and"
        " value().",
        f"add raises the count by people plus {extra} and returns people; if the count is then"
        f" above {limit}, it goes back to {start}.",
        "value returns the count.",
        "run_door_tally(calls) makes one Tally, performs the calls, tuples of method name and"
        " arguments, in order and returns the list of their results.",
    ]


def draw(rng: random.Random, *, start: int, extra: int, limit: int) -> Arguments:
    room = limit - start - extra
    calls: list[tuple[str | int, ...]] = []
    for _ in range(rng.randint(2, 3)):
        calls.append(("add", rng.choice([2, 4, 9, room // 2, room])))
        if rng.random() < 0.5:
            calls.append(("value",))
    return ([*calls, ("value",)],)


def edges(*, start: int, extra: int, limit: int) -> list[Arguments]:
    room = limit - start - extra
    return [
        ([],),
        ([("value",)],),
        ([("add", room), ("value",), ("add", 1), ("value",)],),
        ([("add", room + 1), ("value",), ("add", 0), ("value",)],),
        ([("add", 2), ("add", 3), ("value",), ("add", room), ("value",), ("value",)],),
        ([("add", limit), ("value",), ("add", 4), ("value",)],),
    ]


def settles(*, start: int, extra: int, limit: int) -> Arguments:
    return ([("add", 6), ("value",), ("add", 3), ("value",)],)


FAMILY = Family(
    area="classes",
    kind="hard",
    knobs={"start": (0, 10, 20), "extra": (1, 2, 3), "limit": (50, 80)},
    reference=run_door_tally,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("and returns people", "and returns a number", settles),
)
