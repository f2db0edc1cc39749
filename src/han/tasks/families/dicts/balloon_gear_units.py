"""Give each piece of a balloon's gear its units by a house rule."""

import random

from han.tasks.family import Arguments, Family


def balloon_gear_units(gear: dict[str, int], *, factor: int) -> dict[str, int]:
    units: dict[str, int] = {}
    for piece, weight in gear.items():
        if weight > 11:
            units[piece] = 15 * factor
        else:
            units[piece] = 4 * factor
    return units


def spec(*, factor: int) -> list[str]:
    return [
        "Return the dict of gear with each weight replaced by its gear units, by the house rule "
        f"for balloon gear units, times {factor}.",
    ]


def draw(rng: random.Random, *, factor: int) -> Arguments:
    pieces = rng.sample(["rope", "quilt", "stove", "flask", "lamp", "anchor"], rng.randint(1, 3))
    return ({piece: rng.randint(*rng.choice([(1, 11), (12, 30)])) for piece in pieces},)


def edges(*, factor: int) -> list[Arguments]:
    return [
        ({},),
        ({"rope": 10},),
        ({"quilt": 11},),
        ({"stove": 12},),
        ({"flask": 13, "rope": 11},),
        ({"lamp": 11, "anchor": 12, "rope": 10, "quilt": 12},),
    ]


FAMILY = Family(
    area="dicts",
    kind="house",
    knobs={"factor": tuple(range(2, 18))},
    reference=balloon_gear_units,
    spec=spec,
    draw=draw,
    edges=edges,
    page="balloon_gear",
)
