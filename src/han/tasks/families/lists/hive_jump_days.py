"""Find the days on which a beehive's weight jumped."""

import random

from han.tasks.family import Arguments, Family


def hive_jump_days(weights: list[int], *, step: int, direction: str, result: str) -> list[int]:
    found: list[int] = []
    for day in range(1, len(weights)):
        if direction == "heavier":
            change = weights[day] - weights[day - 1]
        else:
            change = weights[day - 1] - weights[day]
        if change >= step:
            if result == "day":
                found.append(day + 1)
            elif result == "weight":
                found.append(weights[day])
            else:
                found.append(change)
    return found


def spec(*, step: int, direction: str, result: str) -> list[str]:
    results = {
        "day": "the numbers of these days",
        "weight": "the weights on these days",
        "change": f"by how many kilograms the hive was {direction} on each of these days",
    }
    return [
        "The list holds the weight of a beehive in kilograms on each day, beginning with day 1.",
        f"Find the days on which the hive was at least {step} kilograms {direction} than on the "
        "day before.",
        f"Return {results[result]}, in the order of the days.",
    ]


def draw(rng: random.Random, *, step: int, direction: str, result: str) -> Arguments:
    weights = [rng.randint(20, 40)]
    for _ in range(rng.randint(3, 8)):
        weights.append(weights[-1] + rng.choice([0, step, -step, rng.randint(-8, 8)]))
    return (weights,)


def edges(*, step: int, direction: str, result: str) -> list[Arguments]:
    up = [30, 30 + step, 30 + 2 * step - 1, 30 + 3 * step]
    return [([],), ([25],), (up,), (up[::-1],), ([20, 20 + step, 20],), ([30, 30 - step, 40, 30],)]


FAMILY = Family(
    area="lists",
    kind="hard",
    knobs={
        "step": (2, 3, 4, 5),
        "direction": ("heavier", "lighter"),
        "result": ("day", "weight", "change"),
    },
    reference=hive_jump_days,
    spec=spec,
    draw=draw,
    edges=edges,
)
