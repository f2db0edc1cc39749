"""Strength of each leaven after one feeding by the bakery's own function."""

# The knobs are filled in before the function calls itself.
# pyright: basic, reportCallIssue=false

import random

from han.tasks.family import Arguments, Family


def fed_leaven(strength: int) -> int:
    if strength % 3 == 0:
        return strength // 3 + 17
    if strength > 22:
        return strength - 9
    return strength * 2 - 5


def leaven_record(strengths: list[int], *, extra: int) -> list[int]:
    if not strengths:
        return []
    return [fed_leaven(strengths[0]) + extra, *leaven_record(strengths[1:])]


def spec(*, extra: int) -> list[str]:
    return [
        "Return a list with the new strength of each leaven, by the bakery's own function for "
        f"leaven feeding, plus {extra}.",
    ]


def draw(rng: random.Random, *, extra: int) -> Arguments:
    return ([rng.randint(6, 40) for _ in range(rng.randint(2, 4))],)


def edges(*, extra: int) -> list[Arguments]:
    return [
        ([],),
        ([12],),
        ([22, 23],),
        ([9, 9, 10],),
        ([35, 8, 21, 14, 30],),
    ]


FAMILY = Family(
    area="dynamic_programming",
    kind="house",
    knobs={"extra": tuple(range(2, 18))},
    reference=leaven_record,
    spec=spec,
    draw=draw,
    edges=edges,
    page="leaven_feeding_library",
    library=(fed_leaven,),
)
