"""The weeks of the greenhouse seasons, a house rule, of some days of the year."""

import random

from han.tasks.family import Arguments, Family


def season_trail(days: list[int], *, extra: int) -> list[int]:
    weeks: list[int] = []
    for day in days:
        if day <= 137:
            weeks.append(6 + extra)
        else:
            weeks.append(11 + extra)
    return weeks


def spec(*, extra: int) -> list[str]:
    return [
        "Return for each day of the year, given by its number, the weeks of its greenhouse season, "
        f"by the house rule for greenhouse seasons, plus {extra}."
    ]


def draw(rng: random.Random, *, extra: int) -> Arguments:
    days = [rng.choice([rng.randint(1, 99), rng.randint(180, 365)]) for _ in range(3)]
    return (days[: rng.randint(1, 3)],)


def edges(*, extra: int) -> list[Arguments]:
    return [([],), ([136],), ([137],), ([138],), ([139, 137],), ([1, 138, 365],)]


FAMILY = Family(
    area="dates",
    kind="house",
    knobs={"extra": (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)},
    reference=season_trail,
    spec=spec,
    draw=draw,
    edges=edges,
    page="greenhouse_seasons",
)
