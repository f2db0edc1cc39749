"""A bus that people get on and off."""

import random

from han.tasks.family import Arguments, Family


def run_bus_seats(calls: list[tuple[str, int]], *, start: int, counted: str) -> list[int]:
    class Bus:
        def __init__(self) -> None:
            self.number = start

        def board(self, people: int) -> int:
            if counted == "people":
                self.number += people
            else:
                self.number -= people
            return self.number

        def leave(self, people: int) -> int:
            if counted == "people":
                self.number -= people
            else:
                self.number += people
            return self.number

    bus = Bus()
    return [getattr(bus, name)(*arguments) for name, *arguments in calls]


def spec(*, start: int, counted: str) -> list[str]:
    counts = {
        "people": f"{start} people at first; its method board(people) adds to them,"
        " leave(people) takes away from them",
        "seats": f"{start} free seats at first; its method board(people) takes away from them,"
        " leave(people) adds to them",
    }
    return [
        f"Write a class Bus with {counts[counted]}, and both return the new number.",
        "run_bus_seats(calls) makes one Bus and returns the list of the results of the calls.",
        "Each call is a tuple: the first item names the method, the others are its arguments.",
    ]


def draw(rng: random.Random, *, start: int, counted: str) -> Arguments:
    names = ["board", *rng.choices(["board", "leave"], k=rng.randint(1, 3))]
    return ([(name, rng.randint(1, 6)) for name in names],)


def edges(*, start: int, counted: str) -> list[Arguments]:
    return [
        ([],),
        ([("board", 3)],),
        ([("leave", 2)],),
        ([("board", 5), ("leave", 5), ("board", 0)],),
        ([("leave", 4), ("leave", 1), ("board", 7), ("board", 2)],),
    ]


FAMILY = Family(
    area="classes",
    kind="easy",
    knobs={"start": (26, 28, 30, 32, 35, 38, 40, 45), "counted": ("people", "seats")},
    reference=run_bus_seats,
    spec=spec,
    draw=draw,
    edges=edges,
)
