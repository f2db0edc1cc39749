"""Find the group of chimes that a clock strikes most often."""

import random

from han.tasks.family import Arguments, Family


def chime_group(chimes: str, *, size: int, often: str, tie: str) -> str:
    groups = [chimes[place : place + size] for place in range(len(chimes) - size + 1)]
    if often == "most often":
        wanted = max(groups.count(group) for group in groups)
    else:
        wanted = min(groups.count(group) for group in groups)
    found = [group for group in groups if groups.count(group) == wanted]
    if tie == "first":
        return found[0]
    return min(found) if tie == "smallest" else max(found)


def spec(*, size: int, often: str, tie: str) -> list[str]:
    ties = {
        "first": "occurs first in the text",
        "smallest": "comes first in the alphabet",
        "largest": "comes last in the alphabet",
    }
    return [
        "The text notes the chimes of a clock, one letter each.",
        f"Return the group of {size} neighbouring chimes that occurs {often}; occurrences "
        "may overlap.",
        f"Among equals return the one that {ties[tie]}.",
    ]


def draw(rng: random.Random, *, size: int, often: str, tie: str) -> Arguments:
    motifs = ["".join(rng.choices("abcd", k=size)) for _ in range(2)]
    return ("".join(rng.choices([*motifs, "b", "ca"], k=rng.randint(4, 6))).ljust(size, "c"),)


def edges(*, size: int, often: str, tie: str) -> list[Arguments]:
    return [
        ("c" * size,),
        ("c" * size + "a",),
        ("b" + "d" * size + "a",),
        ("cbadcba",),
        ("bcabcabdacda",),
        ("aaaaaabbbbbb",),
        ("dddddcccccbbbbbdddddcccccbbbbb",),
        ("bbbbbabbbbbdbbbbba",),
    ]


FAMILY = Family(
    area="strings",
    kind="hard",
    knobs={
        "size": (2, 3, 4),
        "often": ("most often", "least often"),
        "tie": ("first", "smallest", "largest"),
    },
    reference=chime_group,
    spec=spec,
    draw=draw,
    edges=edges,
)
