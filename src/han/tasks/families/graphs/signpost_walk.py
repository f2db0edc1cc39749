"""The places on a walk that follows the signposts."""

import random
from itertools import pairwise

from han.tasks.family import Arguments, Family


def signpost_walk(
    signs: dict[str, str], start: str, *, repeat: str, most: int, lost: str
) -> list[str]:
    if start not in signs and start not in signs.values():
        return [lost]
    walk = [start]
    while len(walk) < most and walk[-1] in signs:
        place = signs[walk[-1]]
        if place == "back":
            place = start
        if repeat == "left out" and place in walk:
            break
        walk.append(place)
        if repeat == "written again" and place in walk[:-1]:
            break
    return walk


def spec(*, repeat: str, most: int, lost: str) -> list[str]:
    repeats = {
        "left out": "the walk ends before it and it is left out",
        "written again": "the walk ends there and it is written a second time",
    }
    return [
        "The dictionary tells for each signpost's place which place it points to; return the "
        "places of a walk that follows the signs from the start, the start first.",
        "A place without a signpost ends the walk.",
        'A signpost that points to "back" points to the start of the walk.',
        f"When the next place is already on the walk, {repeats[repeat]}.",
        f"The walk ends in any case when {most} places are written.",
        f'A start that is neither a key nor a value of the dictionary gives ["{lost}"].',
    ]


def draw(rng: random.Random, *, repeat: str, most: int, lost: str) -> Arguments:
    names = rng.sample(("oak", "hut", "spa", "dam", "inn", "fen", "tor"), rng.randint(4, 7))
    signs: dict[str, str] = dict(pairwise(names))
    turn = rng.random()
    if turn < 0.35:
        signs[names[-1]] = rng.choice(names)
    elif turn < 0.65:
        signs[names[-2]] = "back"
    start = "sea" if rng.random() < 0.15 else rng.choice(names[:3])
    return ({name: signs[name] for name in sorted(signs)}, start)


def edges(*, repeat: str, most: int, lost: str) -> list[Arguments]:
    line = {str(i): str(i + 1) for i in range(9)}
    return [
        ({}, "oak"),
        ({"oak": "hut"}, "hut"),
        ({"oak": "hut"}, "oak"),
        ({"oak": "hut"}, "spa"),
        ({"oak": "oak"}, "oak"),
        ({"oak": "hut", "hut": "hut"}, "oak"),
        ({"oak": "back"}, "oak"),
        ({"oak": "hut", "hut": "back"}, "oak"),
        ({"oak": "hut", "hut": "spa", "spa": "hut"}, "oak"),
        (line, "0"),
        ({**line, str(most - 2): "0"}, "0"),
        ({**line, str(most - 1): "0"}, "0"),
    ]


FAMILY = Family(
    area="graphs",
    kind="hopeless",
    knobs={
        "repeat": ("left out", "written again"),
        "most": (4, 5, 6),
        "lost": ("lost", "nowhere", "?"),
    },
    reference=signpost_walk,
    spec=spec,
    draw=draw,
    edges=edges,
)
