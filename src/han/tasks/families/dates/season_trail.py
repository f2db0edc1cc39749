"""Greenhouse seasons, a house rule, in which sowing days fall."""

import random
from datetime import date, timedelta

from han.tasks.family import Arguments, Family


def season_trail(days: list[str], *, joint: str, repeats: bool, order: str) -> str:
    starts = {"K": "01-20", "R": "03-11", "D": "06-02", "W": "08-23", "N": "11-14"}
    letters: list[str] = []
    if order == "rising":
        days = sorted(days)
    elif order == "falling":
        days = sorted(days, reverse=True)
    for day in days:
        season = "N"
        for letter, start in starts.items():
            if day[5:] >= start:
                season = letter
        if repeats or letters[-1:] != [season]:
            letters.append(season)
    return joint.join(letters)


def spec(*, joint: str, repeats: bool, order: str) -> list[str]:
    orders = {
        "given": "in the order given",
        "rising": "from the earliest day to the latest",
        "falling": "from the latest day to the earliest",
    }
    joints = {"": "without anything", "-": "with a hyphen", "/": "with a slash", ">": "with >"}
    same = "kept" if repeats else "left out"
    return [
        "Find the greenhouse season of each sowing day, written as YYYY-MM-DD, by the house rule "
        "for the seasons of the greenhouse year.",
        f"Return the letters of the seasons {orders[order]}, joined {joints[joint]} between them.",
        f"A letter that is the same as the one just before it is {same}.",
    ]


def draw(rng: random.Random, *, joint: str, repeats: bool, order: str) -> Arguments:
    day = date(rng.choice([2023, 2024]), 1, 1) + timedelta(days=rng.randint(0, 300))
    days: list[str] = []
    for _ in range(rng.randint(2, 6)):
        days.append(day.isoformat())
        day += timedelta(days=rng.choice([3, 20, 45, 90, 150]))
    if rng.random() < 0.5:
        rng.shuffle(days)
    return (days,)


def edges(*, joint: str, repeats: bool, order: str) -> list[Arguments]:
    return [
        ([],),
        (["2024-01-19", "2024-01-20"],),
        (["2024-03-10", "2024-03-11"],),
        (["2023-06-02", "2023-06-01"],),
        (["2023-08-22", "2023-08-23", "2023-08-23"],),
        (["2025-11-14", "2025-11-13", "2024-12-31", "2025-01-01"],),
        (["2024-07-01", "2024-04-01", "2024-05-01", "2023-09-30", "2023-02-11"],),
    ]


FAMILY = Family(
    area="dates",
    kind="house",
    knobs={
        "joint": ("", "-", "/", ">"),
        "repeats": (True, False),
        "order": ("given", "rising", "falling"),
    },
    reference=season_trail,
    spec=spec,
    draw=draw,
    edges=edges,
    page="greenhouse_seasons",
)
