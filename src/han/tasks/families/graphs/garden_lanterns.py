"""Lanterns for the junctions of a garden by a rule of the house."""

import random

from han.tasks.family import Arguments, Family

_TREES = ("oak", "box", "yew", "fig", "bay")


def garden_lanterns(neighbours: dict[str, list[str]], *, number: int, side: str) -> int:
    total = 0
    for others in neighbours.values():
        if len(others) == 1:
            total += 6
        else:
            total += 2
    return total + number if side == "spare" else total - number


def spec(*, number: int, side: str) -> list[str]:
    sides = {"spare": f"plus {number} spare ones", "hung": f"less {number} that hang already"}
    return [
        "Each junction of the garden, with its list of neighbours, gets lanterns by the house rule "
        "for path junctions.",
        f"Return the number of lanterns in all, {sides[side]}.",
    ]


def draw(rng: random.Random, *, number: int, side: str) -> Arguments:
    trees = rng.sample(_TREES, rng.randint(3, 4))
    neighbours: dict[str, list[str]] = {tree: [] for tree in trees}
    for place, tree in enumerate(trees[1:], 1):
        other = rng.choice(trees[:place])
        neighbours[tree].append(other)
        neighbours[other].append(tree)
    if rng.random() < 0.4 and trees[2] not in neighbours[trees[1]]:
        neighbours[trees[1]].append(trees[2])
        neighbours[trees[2]].append(trees[1])
    return (neighbours,)


def edges(*, number: int, side: str) -> list[Arguments]:
    return [
        ({"elm": ["ash"], "ash": ["elm"]},),
        ({"elm": ["ash", "oak"], "ash": ["elm", "oak"], "oak": ["elm", "ash"]},),
        ({"elm": ["ash"], "ash": ["elm", "oak"], "oak": ["ash"]},),
        ({"hub": ["a", "b", "c", "d"], "a": ["hub"], "b": ["hub"], "c": ["hub"], "d": ["hub"]},),
        ({"a": ["b"], "b": ["a"], "c": ["d"], "d": ["c", "e"], "e": ["d"]},),
    ]


FAMILY = Family(
    area="graphs",
    kind="house",
    knobs={"number": (3, 4, 5, 7, 8, 9, 10, 11), "side": ("spare", "hung")},
    reference=garden_lanterns,
    spec=spec,
    draw=draw,
    edges=edges,
    page="path_lanterns",
)
