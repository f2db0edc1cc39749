"""Add up the points of the digits on a tram ticket."""

import random

from han.tasks.family import Arguments, Family


def ticket_digit_points(number: int, *, parity: str, factor: int, dead: int) -> int:
    points = 0
    for letter in str(number):
        digit = int(letter)
        if digit == dead:
            continue
        if digit % 2 == 1 if parity == "odd" else digit % 2 == 0:
            points += factor * digit
        else:
            points += digit
    return points


def spec(*, parity: str, factor: int, dead: int) -> list[str]:
    return [
        "The points of a tram ticket are the sum of the digits of its number, which is 0 or more.",
        f"Every {parity} digit counts {factor} times, every other digit once.",
        f"The digit {dead} gives no points at all.",
    ]


def draw(rng: random.Random, *, parity: str, factor: int, dead: int) -> Arguments:
    number = rng.randint(10, 99999)
    return (number * 10 + rng.choice([dead, 1, 4, 7]),)


def edges(*, parity: str, factor: int, dead: int) -> list[Arguments]:
    return [
        (0,),
        (dead,),
        (dead * 111,),
        (123456789,),
        (dead - 1,),
        (dead + 1,),
        (2468,),
        (13579,),
    ]


FAMILY = Family(
    area="numbers",
    kind="hard",
    knobs={"parity": ("odd", "even"), "factor": (2, 3, 4, 5), "dead": (3, 4, 7, 8)},
    reference=ticket_digit_points,
    spec=spec,
    draw=draw,
    edges=edges,
)
