"""Count how often a rope is cut until it is short enough."""

# The knobs are filled in before the function calls itself.
# pyright: reportCallIssue=false, reportUnknownVariableType=false

import random

from han.tasks.family import Arguments, Blur, Family


def cuts_of_rope(length: int, *, parts: int, limit: int) -> int:
    if length <= limit:
        return 0
    return 1 + cuts_of_rope(length // parts)


def spec(*, parts: int, limit: int) -> list[str]:
    which = {2: "half", 3: "a third", 4: "a quarter", 5: "a fifth"}
    return [
        f"As long as a rope is longer than {limit}, it is cut down to {which[parts]} of its "
        "length, rounded down.",
        "Return how often the rope is cut.",
    ]


def draw(rng: random.Random, *, parts: int, limit: int) -> Arguments:
    return (rng.randint(1, limit * parts ** rng.randint(0, 4)),)


def edges(*, parts: int, limit: int) -> list[Arguments]:
    first = (limit + 1) * parts
    return [
        (1,),
        (limit,),
        (limit + 1,),
        (first - 1,),
        (first,),
        (first * parts - 1,),
        (first * parts,),
        (first * parts**3,),
        (first * parts**4 - 1,),
    ]


def settles(*, parts: int, limit: int) -> Arguments:
    return ((limit + 1) * parts - 1,)


FAMILY = Family(
    area="recursion",
    kind="easy",
    knobs={"parts": (2, 3, 4, 5), "limit": (4, 6, 7, 9)},
    reference=cuts_of_rope,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("of its length, rounded down", "of its length in whole metres", settles),
)
