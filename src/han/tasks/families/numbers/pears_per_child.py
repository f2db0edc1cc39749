"""Share pears equally among children."""

import random

from han.tasks.family import Arguments, Family


def pears_per_child(pears: int, children: int, *, limit: int, none: int) -> int:
    if children == 0:
        return none
    return min(pears // children, limit)


def spec(*, limit: int, none: int) -> list[str]:
    return [
        "Pears are shared equally among children, and what cannot be shared is left over.",
        "Return how many pears each child gets.",
        f"No child gets more than {limit} pears.",
        f"If there are no children, return {none}.",
    ]


def draw(rng: random.Random, *, limit: int, none: int) -> Arguments:
    children = rng.choice([0, 1, 2, 3, 4, 5, 6, 7])
    return (rng.randint(0, 12) + max(children, 1) * rng.randint(0, limit), children)


def edges(*, limit: int, none: int) -> list[Arguments]:
    return [
        (10, 0),
        (0, 0),
        (0, 3),
        (2, 1),
        (3 * limit, 3),
        (3 * limit - 1, 3),
        (3 * limit + 3, 3),
        (40 * limit, 2),
    ]


FAMILY = Family(
    area="numbers",
    kind="edge",
    knobs={"limit": (4, 5, 6, 7, 8), "none": (-1, -2, 20, 99)},
    reference=pears_per_child,
    spec=spec,
    draw=draw,
    edges=edges,
)
