"""Write the slips of quarry loads by a rule of the house."""

import random

from han.tasks.family import Arguments, Family


def write_load_slips(loads: list[int], *, sign: str, first: str) -> list[str]:
    slips: list[str] = []
    for load in loads:
        letter = "P"
        if load >= 270:
            letter = "K"
        slips.append(letter + sign + str(load) if first == "letter" else str(load) + sign + letter)
    return slips


def spec(*, sign: str, first: str) -> list[str]:
    parts = {
        "letter": f"its slip letter, {sign!r} and the load",
        "load": f"the load, {sign!r} and its slip letter",
    }
    return [
        f"Return the slip of each load as text: {parts[first]}.",
        "The house rule for quarry load slips gives the slip letter.",
    ]


def draw(rng: random.Random, *, sign: str, first: str) -> Arguments:
    # the examples leave the threshold open
    loads = [rng.randint(180, 244), rng.randint(296, 360), rng.randint(180, 244)]
    return (rng.sample(loads, rng.randint(1, 3)),)


def edges(*, sign: str, first: str) -> list[Arguments]:
    return [
        ([],),
        ([270],),
        ([269],),
        ([271, 270, 269, 268],),
        ([250, 275, 260, 280],),
        ([249, 290, 265],),
    ]


FAMILY = Family(
    area="formatting",
    kind="house",
    knobs={"sign": ("-", "/", ":", "+", "=", "#", "_", "*"), "first": ("letter", "load")},
    reference=write_load_slips,
    spec=spec,
    draw=draw,
    edges=edges,
    page="quarry_load_slips",
)
