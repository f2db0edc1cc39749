"""Name the plants that were watered long ago, or lately."""

import random

from han.tasks.family import Arguments, Family


def list_watered_plants(days_since: dict[str, int], *, limit: int, side: str) -> list[str]:
    names: list[str] = []
    for plant, days in days_since.items():
        if days > limit if side == "more" else days < limit:
            names.append(plant)
    return names


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "The dictionary says for each plant how many days ago it was watered.",
        f"Return the names of the plants that were watered {side} than {limit} days ago.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    plants = rng.sample(["fern", "palm", "ivy", "aloe", "mint", "lily"], rng.randint(2, 5))
    return ({plant: max(0, limit + rng.randint(-3, 3)) for plant in plants},)


def edges(*, limit: int, side: str) -> list[Arguments]:
    return [
        ({},),
        ({"ivy": limit},),
        ({"ivy": limit - 1, "fern": limit, "aloe": limit + 1},),
        ({"palm": limit + 1, "fern": limit - 1},),
        ({"mint": 0, "lily": 30, "ivy": 30, "fern": 0},),
    ]


FAMILY = Family(
    area="dicts",
    kind="easy",
    knobs={"limit": (2, 3, 4, 5, 6, 7, 8, 9), "side": ("more", "less")},
    reference=list_watered_plants,
    spec=spec,
    draw=draw,
    edges=edges,
)
