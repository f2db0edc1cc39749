"""Draw the rain of each day as a bar."""

import random

from han.tasks.family import Arguments, Family


def show_rain_bars(days: list[int], *, longest: int, dry: str) -> list[str]:
    bars: list[str] = []
    for rain in days:
        if rain == 0:
            bars.append(dry)
        else:
            bars.append("#" * min(rain, longest))
    return bars


def spec(*, longest: int, dry: str) -> list[str]:
    return [
        "Return a bar for each day: one '#' for each millimetre of rain.",
        f"The bar of a day without rain is '{dry}'.",
        f"No bar has more than {longest} signs.",
    ]


def draw(rng: random.Random, *, longest: int, dry: str) -> Arguments:
    days = [0, 1, 2, 3, longest - 1, longest, longest + 2]
    return (rng.choices(days, weights=[2, 3, 3, 3, 2, 1, 2], k=rng.randint(2, 4)),)


def edges(*, longest: int, dry: str) -> list[Arguments]:
    return [
        ([0],),
        ([longest + 1],),
        ([longest, longest - 1],),
        ([2, 0, 1, 0],),
        ([12, 1, 20],),
    ]


FAMILY = Family(
    area="formatting",
    kind="edge",
    knobs={"longest": (4, 5, 6, 7, 8, 9), "dry": ("-", "dry", "0")},
    reference=show_rain_bars,
    spec=spec,
    draw=draw,
    edges=edges,
)
