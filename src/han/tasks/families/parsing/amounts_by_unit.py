"""Add up the amounts that are given in one unit, or in the others."""

import random

from han.tasks.family import Arguments, Blur, Family

_UNITS = ("kg", "g", "l", "m", "cm", "km", "min", "pcs")


def amounts_by_unit(items: list[str], *, unit: str, side: str) -> int:
    total = 0
    for item in items:
        amount, name = item.split(" ")
        if name == unit if side == "is" else name != unit:
            total += int(amount)
    return total


def spec(*, unit: str, side: str) -> list[str]:
    return [
        "Each item is a text of a number, a space and a unit.",
        f"Return the sum of the numbers of the items whose unit {side} {unit!r}.",
    ]


def draw(rng: random.Random, *, unit: str, side: str) -> Arguments:
    units = [unit, unit, *_UNITS[:5]]
    return ([f"{rng.randint(1, 90)} {rng.choice(units)}" for _ in range(rng.randint(2, 6))],)


def edges(*, unit: str, side: str) -> list[Arguments]:
    other = _UNITS[_UNITS.index(unit) - 1]
    return [
        ([],),
        ([f"8 {unit}"],),
        ([f"8 {other}"],),
        ([f"12 {unit}", f"5 {other}", f"12 {unit}"],),
        ([f"12 {other}", f"0 {unit}", f"40 {unit}"],),
        ([f"7 {unit}", f"30 {other}"],),
        ([f"30 {other}", f"7 {unit}"],),
    ]


def settles(*, unit: str, side: str) -> Arguments:
    other = _UNITS[_UNITS.index(unit) - 2]
    return ([f"25 {unit}", f"14 {other}", f"6 {unit}"],)


FAMILY = Family(
    area="parsing",
    kind="easy",
    knobs={"unit": _UNITS, "side": ("is", "is not")},
    reference=amounts_by_unit,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("a text of a number, a space and a unit", "a text with a unit", settles),
)
