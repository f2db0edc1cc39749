"""Price the hire of rowing boats for a party."""

import random

from han.tasks.family import Arguments, Blur, Family


def boat_hire_price(minutes: int, people: int, *, rate: int, seats: int, longest: int) -> int:
    if minutes <= 0 or people <= 0:
        return 0
    hours = min(-(-minutes // 60), longest)
    boats = -(-people // seats)
    price = boats * hours * rate
    if people % seats == 0:
        price -= rate
    return price


def spec(*, rate: int, seats: int, longest: int) -> list[str]:
    return [
        f"Return the price for boats: each costs {rate} coins for each started hour.",
        f"A boat seats {seats} people, and a party takes as few boats as possible.",
        f"No boat is charged for more than {longest} hours.",
        f"If no seat stays empty, the whole price is {rate} coins lower.",
        "The price is 0 if the minutes or the people are 0 or fewer.",
    ]


def draw(rng: random.Random, *, rate: int, seats: int, longest: int) -> Arguments:
    hours = rng.choice([0, 1, 2, 3, longest, longest + 1])
    minutes = 60 * hours + rng.choice([-1, 0, 0, 1, 25, 45])
    people = seats * rng.randint(1, 3) + rng.choice([-1, 0, 0, 1, 2])
    return (minutes, people)


def edges(*, rate: int, seats: int, longest: int) -> list[Arguments]:
    return [
        (0, seats),
        (-60, 2),
        (-1, seats),
        (1, 1),
        (60, seats),
        (121, seats + 1),
        (60 * longest, 2 * seats),
        (60 * longest + 1, 2 * seats - 1),
        (60 * longest - 60, 1),
        (90, 0),
        (90, -seats),
    ]


def settles(*, rate: int, seats: int, longest: int) -> Arguments:
    return (61, seats + 1)


FAMILY = Family(
    area="numbers",
    kind="hopeless",
    knobs={"rate": (4, 5, 7, 9), "seats": (3, 4, 5), "longest": (4, 5, 6)},
    reference=boat_hire_price,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("for each started hour", "by the hour", settles),
)
