"""Write the slips of quarry loads by a rule of the house."""

import random

from han.tasks.family import Arguments, Family


def write_load_slips(loads: list[int], *, least: int, repeated: str, order: str) -> list[str]:
    kept = [load for load in loads if load >= least]
    if repeated == "once":
        kept = list(dict.fromkeys(kept))
    if order == "lightest":
        kept.sort()
    if order == "heaviest":
        kept.sort(reverse=True)
    slips: list[str] = []
    for load in kept:
        letter = "B" if load < 700 else "M" if load < 2500 else "Q"
        star = "*" if load % 250 == 0 else ""
        slips.append(f"{letter}{load // 10:04d}{star}")
    return slips


def spec(*, least: int, repeated: str, order: str) -> list[str]:
    times = {"once": "one slip", "always": "a slip each time"}
    orders = {
        "given": "in the order of the loads",
        "heaviest": "with that of the heaviest load first",
        "lightest": "with that of the lightest load first",
    }
    return [
        "Write the slips for the loads of a quarry, given in kilograms, by the house rule for"
        " quarry load slips.",
        f"Loads of less than {least} kg get no slip.",
        f"A load that occurs several times gets {times[repeated]}.",
        f"Return the slips {orders[order]}.",
    ]


def draw(rng: random.Random, *, least: int, repeated: str, order: str) -> Arguments:
    loads = [least, least - 1, 350, 500, 699, 700, 1250, 2499, 2500, 3105]
    some = rng.choices(loads, k=rng.randint(2, 4))
    return (some + rng.choices(some, k=rng.randint(0, 2)),)


def edges(*, least: int, repeated: str, order: str) -> list[Arguments]:
    return [
        ([],),
        ([least, least - 1, least + 1],),
        ([699, 700, 701],),
        ([2500, 2499, 2501],),
        ([250, 750, 249, 251, 750],),
        ([12345, 95, 4000, 12345, 1009],),
        ([5, 9, 10, 99],),
    ]


FAMILY = Family(
    area="formatting",
    kind="house",
    knobs={
        "least": (40, 100, 300),
        "repeated": ("once", "always"),
        "order": ("given", "heaviest", "lightest"),
    },
    reference=write_load_slips,
    spec=spec,
    draw=draw,
    edges=edges,
    page="quarry_load_slips",
)
