"""Months or years in which a greenhouse was watered often enough."""

import random

from han.tasks.family import Arguments, Family


def watered_periods(days: list[str], *, part: str, least: int, latest: bool) -> list[str]:
    periods: list[str] = []
    for day in days:
        if part == "month":
            periods.append(day[:7])
        elif part == "year":
            periods.append(day[:4])
        else:
            periods.append(day[5:7])
    often = {period for period in periods if periods.count(period) >= least}
    return sorted(often, reverse=latest)


def spec(*, part: str, least: int, latest: bool) -> list[str]:
    periods = {
        "month": ("by month and year", "months, written as YYYY-MM,"),
        "year": ("by year", "years, written as YYYY,"),
        "season": ("by month, whatever the year", "months, written as MM,"),
    }
    by, what = periods[part]
    order = "in falling order" if latest else "in rising order"
    return [
        "Each of the days, written as YYYY-MM-DD, is one watering of the greenhouse.",
        f"Count the waterings {by}.",
        f"Return the {what} with at least {least} waterings, {order}.",
    ]


def draw(rng: random.Random, *, part: str, least: int, latest: bool) -> Arguments:
    years = rng.sample([2022, 2023, 2024], 2)
    months = rng.sample(range(1, 13), 2)
    if part == "month" and least > 2:
        years = years[:1]
    days: list[str] = []
    for _ in range(rng.randint(least + 1, 6)):
        days.append(f"{rng.choice(years)}-{rng.choice(months):02d}-{rng.randint(1, 28):02d}")
    return (days,)


def edges(*, part: str, least: int, latest: bool) -> list[Arguments]:
    return [
        ([],),
        (["2024-02-29"],),
        (["2023-12-31"] * least,),
        (["2023-12-31"] * (least - 1) + ["2024-01-01"] * (least + 1),),
        (["2024-11-03"] * least + ["2022-11-04"] * least + ["2023-04-11"] * least,),
        (["2021-05-0" + str(n) for n in range(1, 4)] + ["2022-03-05", "2022-03-05"],),
    ]


FAMILY = Family(
    area="dates",
    kind="hard",
    knobs={"part": ("month", "year", "season"), "least": (2, 3, 4), "latest": (False, True)},
    reference=watered_periods,
    spec=spec,
    draw=draw,
    edges=edges,
)
