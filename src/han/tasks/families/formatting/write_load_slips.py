"""Write the slips of quarry loads by a rule of the house."""

import random

from han.tasks.family import Arguments, Family


def write_load_slips(loads: list[int], *, limit: int, side: str) -> list[str]:
    slips: list[str] = []
    for load in loads:
        if load >= limit if side == "least" else load <= limit:
            letter = "K" if load % 40 == 0 else "P"
            slips.append(f"{letter}-{load}")
    return slips


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "The list gives the loads of a quarry in kilograms.",
        f"Return the slips of the loads of at {side} {limit} kg, by the house rule for quarry load"
        " slips.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    loads = [limit, limit - 60, limit + 60, 40 * rng.randint(3, 20), 10 * rng.randint(10, 80)]
    loads += [40 * rng.randint(3, 20), rng.randint(100, 800)]
    return (rng.sample(loads, rng.randint(2, 5)),)


def edges(*, limit: int, side: str) -> list[Arguments]:
    return [
        ([],),
        ([limit, limit - 1, limit + 1],),
        ([limit + 1, limit, limit - 1],),
        ([limit - limit % 40, limit - limit % 40 + 40],),
        ([40, 1200, 41, 1199, 39, 1201],),
        ([80, 1000, 20, 1020, 60, 1040],),
    ]


FAMILY = Family(
    area="formatting",
    kind="house",
    knobs={"limit": (200, 250, 300, 350, 400, 450, 500, 550), "side": ("least", "most")},
    reference=write_load_slips,
    spec=spec,
    draw=draw,
    edges=edges,
    page="quarry_load_slips",
)
