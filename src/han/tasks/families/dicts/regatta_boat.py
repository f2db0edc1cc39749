"""Name the boat with the most, or fewest, points."""

import random

from han.tasks.family import Arguments, Family


def regatta_boat(points: dict[str, int], *, end: str, tie: str, nobody: str) -> str:
    if not points:
        return nobody
    best = max(points.values()) if end == "most" else min(points.values())
    boats = [boat for boat, number in points.items() if number == best]
    return max(boats) if tie == "last" else min(boats)


def spec(*, end: str, tie: str, nobody: str) -> list[str]:
    return [
        f"Return the name of the boat with the {end} points.",
        f"If several boats have the {end} points, return the one whose name is {tie} in the "
        "alphabet.",
        f"If there are no boats, return '{nobody}'.",
    ]


def draw(rng: random.Random, *, end: str, tie: str, nobody: str) -> Arguments:
    boats = rng.sample(["Heron", "Otter", "Swift", "Gull", "Raven", "Tern"], rng.randint(2, 5))
    return ({boat: rng.randint(3, 5) for boat in boats},)


def edges(*, end: str, tie: str, nobody: str) -> list[Arguments]:
    return [
        ({},),
        ({"Otter": 0},),
        ({"Otter": 3, "Gull": 3, "Swift": 3},),
        ({"Gull": 7, "Otter": 2, "Heron": 7, "Raven": 2},),
        ({"Raven": 2, "Heron": 7, "Otter": 2, "Gull": 7},),
        ({"Tern": 12, "Swift": -4, "Gull": 5},),
    ]


FAMILY = Family(
    area="dicts",
    kind="edge",
    knobs={
        "end": ("most", "fewest"),
        "tie": ("first", "last"),
        "nobody": ("nobody", "none", "no boat", "nothing"),
    },
    reference=regatta_boat,
    spec=spec,
    draw=draw,
    edges=edges,
)
