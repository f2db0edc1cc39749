"""Count the readings inside a band and add up by how much the others miss it."""

import random

from han.tasks.family import Arguments, Blur, Family


def readings_in_band(readings: list[int], *, low: int, high: int, side: str) -> tuple[int, int]:
    inside = 0
    missed = 0
    for reading in readings:
        if reading > high if side == "above" else reading < low:
            missed += reading - high if side == "above" else low - reading
        elif reading >= low if side == "above" else reading <= high:
            inside += 1
    return inside, missed


def spec(*, low: int, high: int, side: str) -> list[str]:
    other = {"above": f"above {high} exceed {high}", "below": f"below {low} fall short of {low}"}
    return [
        f"Count the greenhouse readings from {low} to {high}, both limits included.",
        f"Add up by how many degrees all readings {other[side]}.",
        "Return the count and this total as a pair.",
    ]


def draw(rng: random.Random, *, low: int, high: int, side: str) -> Arguments:
    values = [low - 3, low - 1, low, low + 1, high, high + 1, high + 2]
    return ([rng.choice(values) for _ in range(rng.randint(3, 7))],)


def edges(*, low: int, high: int, side: str) -> list[Arguments]:
    return [
        ([],),
        ([low, low],),
        ([high, high, high],),
        ([low - 1, high + 1],),
        ([low - 7, high + 5, low - 2, low],),
        ([-40, 90],),
    ]


def settles(*, low: int, high: int, side: str) -> Arguments:
    return ([low, low, low, high, low + 1],)


FAMILY = Family(
    area="numbers",
    kind="hard",
    knobs={"low": (4, 6, 7, 9), "high": (12, 15, 18), "side": ("above", "below")},
    reference=readings_in_band,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur(", both limits included", "", settles),
)
