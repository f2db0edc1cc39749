"""Lanterns for the junctions of a garden by a rule of the house."""

import random
from collections import Counter

from han.tasks.family import Arguments, Family

_TREES = ("oak", "box", "yew", "fig", "bay", "fir")


def garden_lanterns(paths: list[tuple[str, str]], *, skipped: str, spare: int, bound: int) -> int:
    meeting = Counter([junction for path in paths for junction in path])
    total = 0
    for junction, number in meeting.items():
        if junction.startswith(skipped):
            continue
        if number == 1:
            total += 2
        elif number == 3:
            total += 1
        elif number != 2:
            total += 5
    if total >= bound:
        total += spare
    return total


def spec(*, skipped: str, spare: int, bound: int) -> list[str]:
    return [
        "Each pair is a garden path between two different junctions.",
        "By the house rule for lanterns at path junctions, the number of paths that meet at a "
        "junction decides how many lanterns it gets.",
        f'Junctions whose names start with "{skipped}" get no lantern.',
        f"Return the number of lanterns in all, plus {spare} spare "
        f"{'lantern' if spare == 1 else 'lanterns'} when at least {bound} are needed.",
    ]


def draw(rng: random.Random, *, skipped: str, spare: int, bound: int) -> Arguments:
    trees = rng.sample(_TREES, 5)
    pairs = [rng.sample(trees, 2) for _ in range(rng.randint(3, 6))]
    return ([(first, second) for first, second in pairs],)


def edges(*, skipped: str, spare: int, bound: int) -> list[Arguments]:
    def star(size: int) -> list[tuple[str, str]]:
        return [("hub", f"{skipped}{i}") for i in range(size)]

    return [
        ([],),
        *[(star(size),) for size in range(1, 6)],
        ([*star(1), ("lane", f"{skipped}ay")],),
        ([*star(3), ("lane", f"{skipped}ay")],),
        ([("elm", "ash")],),
        ([("elm", "ash"), ("ash", "pine"), ("ivy", "ash"), ("pine", f"{skipped}in")],),
        ([(f"elm{skipped}", "ash"), ("ash", "pine")],),
        ([("elm", "ash"), ("rose", "pine")],),
        ([*star(4), ("lane", f"{skipped}ay")],),
    ]


FAMILY = Family(
    area="graphs",
    kind="house",
    knobs={"skipped": ("o", "b", "y", "f"), "spare": (1, 2, 3), "bound": (4, 5, 7)},
    reference=garden_lanterns,
    spec=spec,
    draw=draw,
    edges=edges,
    page="path_lanterns",
)
