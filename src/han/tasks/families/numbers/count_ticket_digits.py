"""Count the large, or small, digits of a ticket number."""

import random

from han.tasks.family import Arguments, Family


def count_ticket_digits(number: int, *, limit: int, side: str) -> int:
    count = 0
    for digit in str(number):
        if int(digit) > limit if side == "greater" else int(digit) < limit:
            count += 1
    return count


def spec(*, limit: int, side: str) -> list[str]:
    return [
        f"Return how many digits of the ticket number, a positive whole number, are {side} than "
        f"{limit}.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    near = [limit - 1, limit, limit + 1, rng.randint(1, 9)]
    number = rng.randint(1, 9)
    for _ in range(rng.randint(2, 7)):
        number = 10 * number + rng.choice(near)
    return (number,)


def edges(*, limit: int, side: str) -> list[Arguments]:
    return [
        (limit,),
        (limit + 1,),
        (1234567890,),
        (9,),
        (1,),
        (10 * limit + limit + 1,),
        (11 * limit - 1,),
        (99119,),
    ]


FAMILY = Family(
    area="numbers",
    kind="easy",
    knobs={"limit": (1, 2, 3, 4, 5, 6, 7, 8), "side": ("greater", "less")},
    reference=count_ticket_digits,
    spec=spec,
    draw=draw,
    edges=edges,
)
