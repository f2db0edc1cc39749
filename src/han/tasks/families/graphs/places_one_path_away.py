"""List the places at the other ends of a place's one-way paths, each once."""

import random

from han.tasks.family import Arguments, Family

_PLACES = ("well", "byre", "ford", "gate")


def places_one_path_away(
    paths: list[tuple[str, str]], place: str, *, way: str, none: str
) -> list[str]:
    found: list[str] = []
    for start, end in paths:
        if way == "to":
            if start == place and end not in found:
                found.append(end)
        elif end == place and start not in found:
            found.append(start)
    return found or [none]


def spec(*, way: str, none: str) -> list[str]:
    asked = {
        "to": "to which a path leads from the given place",
        "from": "from which a path leads to the given place",
    }
    return [
        "Each pair is a one-way path from the first place to the second.",
        f"Return the places {asked[way]}, in order.",
        "List no place twice.",
        f'If there is none, return the list ["{none}"].',
    ]


def draw(rng: random.Random, *, way: str, none: str) -> Arguments:
    place, other, third = rng.sample(_PLACES, 3)
    kinds = [(place, other), (other, place), (place, third), (third, place), (other, third)]
    if rng.random() < 0.3:
        kinds = [(third, place) if way == "to" else (place, third), (other, third), (third, other)]
    return ([rng.choice(kinds) for _ in range(rng.randint(2, 5))], place)


def edges(*, way: str, none: str) -> list[Arguments]:
    return [
        ([], "well"),
        ([("well", "ford")], "ford"),
        ([("well", "ford")], "well"),
        ([("byre", "ford")], "well"),
        ([("well", "gate"), ("gate", "well"), ("well", "gate"), ("gate", "well")], "well"),
        ([("well", "gate"), ("gate", "well"), ("well", "byre"), ("byre", "well")], "well"),
    ]


FAMILY = Family(
    area="graphs",
    kind="edge",
    knobs={
        "way": ("to", "from"),
        "none": ("barn", "moor", "home", "stile", "nowhere", "hedge", "lane", "yard"),
    },
    reference=places_one_path_away,
    spec=spec,
    draw=draw,
    edges=edges,
)
