"""Add up the gear units of balloonists by a house rule."""

import random

from han.tasks.family import Arguments, Family


def balloon_gear_units(gear: dict[str, str], *, basket: int, mode: str) -> int:
    total = 0
    for piece in gear.values():
        if piece == "rope":
            total += 9
        elif piece == "quilt":
            total += 4
        else:
            total += 2
    return total + basket if mode == "taken" else basket - total


def spec(*, basket: int, mode: str) -> list[str]:
    results = {
        "taken": f"Return their sum plus {basket} for the basket.",
        "left": f"Return how many units are left when this sum is taken from {basket}.",
    }
    return [
        "Each balloonist carries one piece of gear. Add up the gear units of all these pieces by "
        "the house rule for balloon gear units.",
        results[mode],
    ]


def draw(rng: random.Random, *, basket: int, mode: str) -> Arguments:
    crew = rng.sample(["Ada", "Bo", "Cy", "Di", "Eve"], rng.randint(2, 4))
    return ({person: rng.choice(["rope", "quilt", "stove", "flask"]) for person in crew},)


def edges(*, basket: int, mode: str) -> list[Arguments]:
    return [
        ({},),
        ({"Ada": "rope"},),
        ({"Bo": "quilt"},),
        ({"Cy": "lamp"},),
        ({"Ada": "quilt", "Bo": "rope", "Cy": "quilt", "Di": "rope"},),
    ]


FAMILY = Family(
    area="dicts",
    kind="house",
    knobs={"basket": (32, 35, 38, 41, 44, 47, 50, 53), "mode": ("taken", "left")},
    reference=balloon_gear_units,
    spec=spec,
    draw=draw,
    edges=edges,
    page="balloon_gear_units",
)
