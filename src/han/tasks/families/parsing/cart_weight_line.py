"""Add up the weights in a line of text, and the cart's own weight."""

import random

from han.tasks.family import Arguments, Family


def cart_weight_line(line: str, *, separator: str, extra: int) -> int:
    total = 0
    for weight in line.split(separator):
        total += int(weight)
    return total + extra


def spec(*, separator: str, extra: int) -> list[str]:
    return [
        f"The line holds the weights of crates, separated by {separator!r}.",
        f"Return the sum of the weights, plus {extra} for the cart.",
    ]


def draw(rng: random.Random, *, separator: str, extra: int) -> Arguments:
    return (separator.join(str(rng.randint(1, 60)) for _ in range(rng.randint(2, 6))),)


def edges(*, separator: str, extra: int) -> list[Arguments]:
    lines = [["0"], ["7"], ["12", "3"], ["3", "12"], ["5", "5", "5"], ["100", "0", "1", "40"]]
    return [(separator.join(line),) for line in lines]


FAMILY = Family(
    area="parsing",
    kind="easy",
    knobs={"separator": (",", ";", "/", "+", ":", "|"), "extra": (4, 9, 15, 20, 30)},
    reference=cart_weight_line,
    spec=spec,
    draw=draw,
    edges=edges,
)
