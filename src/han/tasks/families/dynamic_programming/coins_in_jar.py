"""The coins in a jar are multiplied and grow by a fixed number each week."""

import random

from han.tasks.family import Arguments, Blur, Family


def coins_in_jar(weeks: int, *, start: int, times: int, more: int) -> int:
    coins = start
    for _ in range(weeks):
        coins = coins * times + more
    return coins


def spec(*, start: int, times: int, more: int) -> list[str]:
    return [
        f"A jar starts with {start} coins.",
        f"Each week their number is multiplied by {times} and then grows by {more}.",
        "Return the number of coins after the given number of weeks.",
    ]


def draw(rng: random.Random, *, start: int, times: int, more: int) -> Arguments:
    return (rng.randint(1, 30),)


def edges(*, start: int, times: int, more: int) -> list[Arguments]:
    return [(0,), (1,), (2,), (3,)]


def settles(*, start: int, times: int, more: int) -> Arguments:
    return (4,)


FAMILY = Family(
    area="dynamic_programming",
    kind="easy",
    knobs={"start": (4, 5, 7), "times": (2, 3), "more": (1, 2, 3)},
    reference=coins_in_jar,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("and then grows", "and grows", settles),
)
