"""Add up the points of a delivery of hay bales."""

import random

from han.tasks.family import Arguments, Family


def score_hay_bales(weights: list[int], *, twice: str, good: int, bonus: int) -> int:
    total = 0
    for place, weight in enumerate(weights):
        if weight == 22:
            points = -2
        elif weight < 14:
            points = 1
        elif weight < 20:
            points = 4
        else:
            points = 9 if weight <= 26 else 6
        total += points
        if points == good:
            total += bonus
        if place == (0 if twice == "first" else len(weights) - 1):
            total += points
    return total


def spec(*, twice: str, good: int, bonus: int) -> list[str]:
    return [
        "The list holds the weights in kilograms of hay bales, in the order of delivery.",
        "Every bale gets its points by the farm's house rule for bale points.",
        f"The points of the {twice} bale of the delivery count twice.",
        f"Each bale whose own points are exactly {good} brings {bonus} extra points, once.",
        "Return the total of the delivery.",
    ]


def draw(rng: random.Random, *, twice: str, good: int, bonus: int) -> Arguments:
    values = [13, 14, 19, 20, 22, 26, 27, rng.randint(8, 35), rng.randint(8, 35)]
    return (rng.choices(values, k=rng.randint(2, 7)),)


def edges(*, twice: str, good: int, bonus: int) -> list[Arguments]:
    single = [([weight],) for weight in (13, 14, 19, 20, 22, 27)]
    return [([],), *single, ([26, 21, 23],), ([14, 22, 30],)]


FAMILY = Family(
    area="lists",
    kind="house",
    knobs={"twice": ("first", "last"), "good": (4, 6, 9), "bonus": (2, 3, 5)},
    reference=score_hay_bales,
    spec=spec,
    draw=draw,
    edges=edges,
    page="bale_points",
)
