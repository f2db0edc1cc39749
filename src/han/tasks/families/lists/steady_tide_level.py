"""Average the readings of a tide gauge that are fit for it."""

import random

from han.tasks.family import Arguments, Blur, Family


def steady_tide_level(levels: list[int | None], *, floor: int, least: int, many: int) -> int | None:
    fit: list[int] = []
    for level in levels:
        if level is not None and level >= floor:
            fit.append(level)
    if len(fit) < least:
        return None
    if len(fit) >= many:
        fit = sorted(fit)[1:-1]
    return sum(fit) // len(fit)


def spec(*, floor: int, least: int, many: int) -> list[str]:
    return [
        "Return the average of a tide gauge's readings, rounded down to a whole number.",
        "A reading of None is missing and is ignored.",
        f"A reading below {floor} is a fault of the gauge and is ignored too.",
        f"If fewer than {least} readings remain, return None.",
        f"If at least {many} readings remain, one highest and one lowest of them are left out of "
        "the average.",
    ]


def draw(rng: random.Random, *, floor: int, least: int, many: int) -> Arguments:
    values = [None, floor, floor - 1, *(floor + rng.randint(0, 30) for _ in range(5))]
    return (rng.choices(values, k=rng.randint(least, many + 3)),)


def edges(*, floor: int, least: int, many: int) -> list[Arguments]:
    some = [floor + 20, floor, floor + 7, floor + 9, floor + 31, floor + 8, floor + 2]
    return [
        ([],),
        ([None, None, floor - 1],),
        (some[:least],),
        ([None, *some[: least - 1], floor - 1],),
        (some[:many],),
        ([*some[: many - 1], None, floor - 1],),
        ([floor + 40] * 3 + some[: many - 2],),
        ([floor, None] * many,),
    ]


def settles(*, floor: int, least: int, many: int) -> Arguments:
    return ([floor + 3, floor + 3, floor + 5],)


FAMILY = Family(
    area="lists",
    kind="hopeless",
    knobs={"floor": (-5, 3, 10), "least": (2, 3), "many": (4, 5, 6)},
    reference=steady_tide_level,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("rounded down to a whole number", "as a whole number", settles),
)
