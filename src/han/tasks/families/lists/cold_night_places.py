"""Find the nights that were colder or warmer than a limit."""

import random

from han.tasks.family import Arguments, Blur, Family


def cold_night_places(degrees: list[int], *, limit: int, side: str) -> list[int]:
    places: list[int] = []
    for place, degree in enumerate(degrees, 0):
        if degree < limit if side == "colder" else degree > limit:
            places.append(place)
    return places


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "The list holds the degrees of each night.",
        f"Return the places, counted from 0, of the nights that were {side} than {limit} degrees.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    values = [limit, limit - 1, limit + 1, *(rng.randint(limit - 8, limit + 8) for _ in range(5))]
    return (rng.choices(values, k=rng.randint(3, 7)),)


def edges(*, limit: int, side: str) -> list[Arguments]:
    return [
        ([],),
        ([limit],),
        ([limit - 1],),
        ([limit + 1],),
        ([limit - 1, limit, limit + 1],),
        ([limit + 2, limit + 2, limit - 2, limit - 2],),
    ]


def settles(*, limit: int, side: str) -> Arguments:
    return ([limit - 3, limit + 3, limit - 2, limit + 1],)


FAMILY = Family(
    area="lists",
    kind="easy",
    knobs={"limit": (-6, -4, -2, 2, 3, 5, 7, 9), "side": ("colder", "warmer")},
    reference=cold_night_places,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("the places, counted from 0,", "the numbers", settles),
)
