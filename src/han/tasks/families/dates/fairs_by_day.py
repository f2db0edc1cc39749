"""Keep the fairs that are late or early in their month."""

import random

from han.tasks.family import Arguments, Blur, Family


def fairs_by_day(
    fairs: list[tuple[int, int, int]], *, limit: int, side: str
) -> list[tuple[int, int, int]]:
    kept: list[tuple[int, int, int]] = []
    for fair in fairs:
        if fair[2] > limit if side == "after" else fair[2] < limit:
            kept.append(fair)
    return kept


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "Each fair is a tuple of year, month and day.",
        f"Return the fairs whose day of the month is {side} day {limit}, in their order.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    days = [limit - 1, limit, limit + 1, *(rng.randint(1, 28) for _ in range(5))]
    fairs = [(rng.randint(2021, 2025), rng.randint(1, 12), rng.choice(days)) for _ in range(5)]
    return (fairs[: rng.randint(2, 5)],)


def edges(*, limit: int, side: str) -> list[Arguments]:
    before, on, after = (2024, 3, limit - 1), (2023, 5, limit), (2025, 12, limit + 1)
    return [
        ([],),
        ([before],),
        ([on],),
        ([after],),
        ([before, on, after],),
        ([after, on, before],),
        ([after, after, before, before],),
    ]


def settles(*, limit: int, side: str) -> Arguments:
    return ([(2024, 6, limit + 1), (2023, 11, limit - 1)],)


FAMILY = Family(
    area="dates",
    kind="easy",
    knobs={"limit": (14, 16, 18, 20, 22, 24, 25, 26), "side": ("after", "before")},
    reference=fairs_by_day,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("a tuple of year, month and day", "a tuple of three numbers", settles),
)
