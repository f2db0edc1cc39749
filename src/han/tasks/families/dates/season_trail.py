"""The letters of greenhouse seasons, a house rule, of sowing months."""

import random

from han.tasks.family import Arguments, Family


def season_trail(months: list[int], *, joint: str, order: str) -> str:
    letters: list[str] = []
    for month in months:
        if month <= 2:
            letters.append("K")
        elif month <= 7:
            letters.append("R")
        else:
            letters.append("D")
    if order == "last":
        letters = letters[::-1]
    return joint.join(letters)


def spec(*, joint: str, order: str) -> list[str]:
    return [
        "The list holds the months of sowing days as numbers.",
        "Return the letters of their greenhouse seasons, by the house rule for greenhouse "
        f"seasons, joined with {joint!r}, the {order} month's letter first.",
    ]


def draw(rng: random.Random, *, joint: str, order: str) -> Arguments:
    return (rng.choices([1, 1, 4, 5, 6, 9, 10, 11, 12], k=rng.randint(2, 6)),)


def edges(*, joint: str, order: str) -> list[Arguments]:
    return [([],), ([2],), ([3],), ([2, 3, 7, 8],), ([7],), ([8],), ([1, 12, 6],), ([8, 7, 3, 2],)]


FAMILY = Family(
    area="dates",
    kind="house",
    knobs={
        "joint": ("-", "/", ">", "+", ":", "=", "*", "|"),
        "order": ("first", "last"),
    },
    reference=season_trail,
    spec=spec,
    draw=draw,
    edges=edges,
    page="greenhouse_seasons",
)
