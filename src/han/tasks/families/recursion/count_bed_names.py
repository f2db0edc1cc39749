"""Count the names in a tree of garden beds that are long or short enough."""

# pyright: basic

import random

from han.tasks.family import Arguments, Family

_NAMES = (
    "fig pea rue yam kale leek mint beet basil chive onion cress fennel radish sorrel turnip "
    "parsley lettuce spinach shallot cucumber celeriac rosemary marjoram"
).split()


def count_bed_names(beds: dict[str, dict], *, letters: int, side: str, which: str) -> int:
    def count(part: dict[str, dict]) -> int:
        found = 0
        for name, inner in part.items():
            long_enough = len(name) >= letters if side == "at least" else len(name) <= letters
            if long_enough and (which == "all" or not inner):
                found += 1
            found += count(inner)
        return found

    return count(beds)


def spec(*, letters: int, side: str, which: str) -> list[str]:
    counted = {
        "all": "All names count, whether or not their bed has beds inside.",
        "innermost": "Only names whose bed has no beds inside count.",
    }
    return [
        "The garden is a dictionary: each key is the name of a bed, its value is the dictionary "
        "of the beds inside it, which is empty if there are none.",
        f"Return how many names, at every depth, have {side} {letters} letters.",
        counted[which],
    ]


def draw(rng: random.Random, *, letters: int, side: str, which: str) -> Arguments:
    near = [name for name in _NAMES if abs(len(name) - letters) <= 1]
    names = rng.sample(near, rng.randint(3, 6))

    def plant(deep: int) -> dict:
        bed: dict = {}
        while names and (not bed or deep == 0 or rng.random() < 0.6):
            name = names.pop()
            bed[name] = plant(deep + 1) if deep < 3 and rng.random() < 0.4 else {}
        return bed

    return (plant(0),)


def edges(*, letters: int, side: str, which: str) -> list[Arguments]:
    name = "z" * letters
    return [
        ({},),
        ({name: {}},),
        ({name[1:]: {}},),
        ({name + "a": {}},),
        ({name: {name: {name: {}}}},),
        ({name: {name[1:]: {}, name + "b": {}}, name[1:]: {"ab": {"nettlebed": {}}}},),
    ]


FAMILY = Family(
    area="recursion",
    kind="hard",
    knobs={
        "letters": (4, 5, 6, 7),
        "side": ("at least", "at most"),
        "which": ("all", "innermost"),
    },
    reference=count_bed_names,
    spec=spec,
    draw=draw,
    edges=edges,
)
