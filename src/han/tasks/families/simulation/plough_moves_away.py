"""Moves of a snow plough that end far from, or near, its depot."""

import random

from han.tasks.family import Arguments, Family


def plough_moves_away(route: str, *, metres: int, side: str, measure: str) -> int:
    east, north, count = 0, 0, 0
    for letter in route:
        if letter == "E":
            east += 1
        elif letter == "W":
            east -= 1
        elif letter == "N":
            north += 1
        else:
            north -= 1
        away = abs(east) + abs(north) if measure == "sum" else max(abs(east), abs(north))
        if away >= metres if side == "far" else away < metres:
            count += 1
    return count


def spec(*, metres: int, side: str, measure: str) -> list[str]:
    sides = {"far": f"at least {metres}", "near": f"less than {metres}"}
    measures = {
        "sum": "metres east or west plus metres north or south",
        "larger": "metres east or west, or metres north or south if they are more",
    }
    return [
        "A snow plough starts at its depot, and each letter of its route, N, S, E or W, moves it"
        " one metre north, south, east or west.",
        f"Return how many of the moves end {sides[side]} metres from the depot, counted as"
        f" {measures[measure]}.",
    ]


def draw(rng: random.Random, *, metres: int, side: str, measure: str) -> Arguments:
    vertical, flat = rng.choice("NS"), rng.choice("EW")
    return ("".join(rng.choices(vertical + flat + "NSEW", k=rng.randint(6, 20))),)


def edges(*, metres: int, side: str, measure: str) -> list[Arguments]:
    return [
        ("",),
        ("N" * (metres - 1),),
        ("N" * metres,),
        ("S" * (metres + 1),),
        ("E" * (metres + 2) + "W",),
        ("W" * metres + "EEE",),
        ("NE" * metres + "SSWW",),
        ("SW" * metres + "NE",),
        ("NW" * metres + "SEN",),
        ("ES" * (metres - 1) + "WWWWN",),
    ]


FAMILY = Family(
    area="simulation",
    kind="hard",
    knobs={"metres": (2, 3, 4, 5), "side": ("far", "near"), "measure": ("sum", "larger")},
    reference=plough_moves_away,
    spec=spec,
    draw=draw,
    edges=edges,
)
