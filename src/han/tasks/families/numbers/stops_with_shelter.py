"""List the tram stops that get a shelter, by their numbers."""

import random

from han.tasks.family import Arguments, Family


def stops_with_shelter(first: int, last: int, *, every: int, digit: int, order: str) -> list[int]:
    stops: list[int] = []
    for stop in range(first, last + 1):
        if stop % every == 0 or stop % 10 == digit:
            stops.append(stop)
    return stops[::-1] if order == "descending" else stops


def spec(*, every: int, digit: int, order: str) -> list[str]:
    return [
        "Tram stops have the numbers from the first to the last one, both included.",
        f"A stop gets a shelter if its number is divisible by {every} or if its last digit is "
        f"{digit}.",
        f"Return the numbers of the stops with a shelter in {order} order.",
    ]


def draw(rng: random.Random, *, every: int, digit: int, order: str) -> Arguments:
    first = rng.randint(1, 60)
    return (first, first + rng.randint(4, 16))


def edges(*, every: int, digit: int, order: str) -> list[Arguments]:
    return [
        (9, 8),
        (every, every),
        (digit, digit),
        (10 + digit, 20 + digit),
        (9 * every, 10 * every),
        (1, 100),
    ]


FAMILY = Family(
    area="numbers",
    kind="hard",
    knobs={"every": (3, 4, 6, 7), "digit": (1, 3, 5, 8), "order": ("ascending", "descending")},
    reference=stops_with_shelter,
    spec=spec,
    draw=draw,
    edges=edges,
)
