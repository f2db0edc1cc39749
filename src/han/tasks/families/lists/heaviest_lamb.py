"""Find the heaviest or lightest lamb among the weights that are no mistakes."""

import random

from han.tasks.family import Arguments, Family


def heaviest_lamb(weights: list[int], *, limit: int, wanted: str, none: int) -> int:
    if wanted == "largest":
        right = [weight for weight in weights if weight <= limit]
    else:
        right = [weight for weight in weights if weight >= limit]
    if not right:
        return none
    return max(right) if wanted == "largest" else min(right)


def spec(*, limit: int, wanted: str, none: int) -> list[str]:
    side = {"largest": "above", "smallest": "below"}[wanted]
    return [
        f"The list holds the weights of lambs in kilos; return the {wanted} weight.",
        f"Weights {side} {limit} are mistakes and are ignored.",
        f"If no weight remains, return {none}.",
    ]


def draw(rng: random.Random, *, limit: int, wanted: str, none: int) -> Arguments:
    wrong = 1 if wanted == "largest" else -1
    values = [limit + wrong * rng.randint(1, 5) for _ in range(2)]
    values += [limit, *(limit - wrong * rng.randint(1, 9) for _ in range(4))]
    return (rng.choices(values, k=rng.randint(1, 6)),)


def edges(*, limit: int, wanted: str, none: int) -> list[Arguments]:
    wrong = 1 if wanted == "largest" else -1
    return [
        ([],),
        ([limit],),
        ([limit + wrong],),
        ([limit + 2 * wrong, limit + wrong],),
        ([limit - wrong, limit - 3 * wrong],),
        ([limit - 3 * wrong, limit - wrong],),
        ([limit + wrong, limit, limit - wrong, limit + wrong],),
    ]


FAMILY = Family(
    area="lists",
    kind="edge",
    knobs={"limit": (30, 40, 50, 60), "wanted": ("largest", "smallest"), "none": (0, -1, 100)},
    reference=heaviest_lamb,
    spec=spec,
    draw=draw,
    edges=edges,
)
