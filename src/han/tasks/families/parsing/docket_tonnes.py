"""Tonnes on the dockets of a quarry, which a house rule reads."""

import random

from han.tasks.family import Arguments, Family


def docket_tonnes(line: str, *, least: int, light: bool, result: str) -> int:
    stones = {"G": 7, "S": 4, "K": 9}
    loads: list[int] = []
    for docket in line.split():
        carts, gate = docket[1:].split("-")
        load = int(carts) * stones.get(docket[0], 2)
        if int(gate) % 3 == 0:
            load -= 1
        if light:
            if load < least:
                loads.append(load)
        elif load >= least:
            loads.append(load)
    if result == "most":
        loads = [max(loads, default=0)]
    elif result == "fewest":
        loads = [min(loads, default=0)]
    return sum(loads)


def spec(*, least: int, light: bool, result: str) -> list[str]:
    results = {
        "total": "Return the tonnes of the dockets that count, added up.",
        "most": "Return the tonnes of the heaviest docket that counts, or 0 if none counts.",
        "fewest": "Return the tonnes of the lightest docket that counts, or 0 if none counts.",
    }
    which = "fewer than" if light else "at least"
    return [
        "The line holds quarry dockets, separated by blanks.",
        "The house rule for quarry dockets says how many tonnes of stone each docket stands for.",
        f"Only dockets of {which} {least} tonnes count.",
        results[result],
    ]


def draw(rng: random.Random, *, least: int, light: bool, result: str) -> Arguments:
    dockets: list[str] = []
    for _ in range(rng.randint(2, 6)):
        letter = rng.choice("GSKGSKBF")
        dockets.append(f"{letter}{rng.randint(1, 5)}-{rng.randint(1, 24)}")
    return (" ".join(dockets),)


def edges(*, least: int, light: bool, result: str) -> list[Arguments]:
    return [
        ("",),
        (f"K{(least - 1) // 9}-2" if light else "K4-8",),
        ("G1-1 G1-3",) if light else ("G4-3 G4-1",),
        ("S1-2 S1-6",) if light else ("S7-6 S7-2",),
        ("K0-4 K1-4",) if light else ("K3-5",),
        ("B2-5 T1-7",) if light else ("B13-5 T14-7",),
        ("K1-9 G1-8 S2-10 D4-11",),
        ("K4-22 S4-12 G2-13 G4-30 D4-12",),
        (f"A{(least + 1) // 2}-3",),
        (f"A{least // 2}-4",),
        (f"A{(least + 1) // 2}-4",),
        (f"A{least // 2 + 1}-9",),
    ]


FAMILY = Family(
    area="parsing",
    kind="house",
    knobs={
        "least": (7, 10, 16, 21),
        "light": (False, True),
        "result": ("total", "most", "fewest"),
    },
    reference=docket_tonnes,
    spec=spec,
    draw=draw,
    edges=edges,
    page="quarry_dockets",
)
