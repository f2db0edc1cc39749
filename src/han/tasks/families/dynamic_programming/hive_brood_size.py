"""Follow a hive's brood day by day, each number made from the two before it."""

import random

from han.tasks.family import Arguments, Family


def hive_brood_size(day: int, *, first: int, grow: int, grown: str, loss: int) -> int:
    older, newer = first, 5
    for _ in range(day - 1):
        if grown == "day before":
            older, newer = newer, grow * newer + older - loss
        else:
            older, newer = newer, newer + grow * older - loss
    return older


def spec(*, first: int, grow: int, grown: str, loss: int) -> list[str]:
    times = {2: "twice", 3: "three times"}[grow]
    sums = {
        "day before": f"{times} the number of the day before, plus the number of two days before",
        "two days before": f"the number of the day before, plus {times} the number of two days "
        "before",
    }
    return [
        f"On day 1 a hive has {first} brood cells, on day 2 it has 5.",
        f"From day 3 on, the number of a day is {sums[grown]}, minus {loss}.",
        "Return the number of brood cells on the given day, which is at least 1.",
    ]


def draw(rng: random.Random, *, first: int, grow: int, grown: str, loss: int) -> Arguments:
    return (rng.randint(1, 40),)


def edges(*, first: int, grow: int, grown: str, loss: int) -> list[Arguments]:
    return [(1,), (2,), (3,), (4,), (5,), (60,)]


FAMILY = Family(
    area="dynamic_programming",
    kind="hard",
    knobs={
        "first": (1, 4),
        "grow": (2, 3),
        "grown": ("day before", "two days before"),
        "loss": (1, 2),
    },
    reference=hive_brood_size,
    spec=spec,
    draw=draw,
    edges=edges,
)
