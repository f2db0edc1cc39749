"""Each day has as many spots of mould as the two days before it together."""

import random

from han.tasks.family import Arguments, Blur, Family


def mould_spots(day: int, *, first: int, second: int) -> int:
    spots, following = first, second
    for _ in range(day - 1):
        spots, following = following, spots + following
    return spots


def spec(*, first: int, second: int) -> list[str]:
    return [
        f"On days 1 and 2 there are {first} and {second} spots of mould; each later day has the "
        "sum of the two days before.",
        "Return the number on the given day.",
    ]


def draw(rng: random.Random, *, first: int, second: int) -> Arguments:
    return (rng.randint(3, 32),)


def edges(*, first: int, second: int) -> list[Arguments]:
    return [(1,), (2,), (3,), (4,), (5,)]


def settles(*, first: int, second: int) -> Arguments:
    return (6,)


FAMILY = Family(
    area="dynamic_programming",
    kind="easy",
    knobs={"first": (2, 3, 5, 6), "second": (7, 9, 11, 12)},
    reference=mould_spots,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("On days 1 and 2", "On the first two days", settles),
)
