"""Write the spine labels of archive boxes with a colour that the archive's own function knows."""

import random

from han.tasks.family import Arguments, Family

_SHELVES = "C27 A4 K109 B16 D302 E5 H88 F31 A75 G210".split()


def spine_tint(shelf: str) -> str:
    tints = ["amber", "slate", "moss", "rust", "ivory"]
    signs = sum(ord(sign) for sign in shelf)
    return tints[(signs + 3 * len(shelf)) % 5]


def label_box_spines(shelves: list[str], *, sign: str, first: str) -> list[str]:
    labels: list[str] = []
    for shelf in shelves:
        label = shelf if first == "mark" else spine_tint(shelf)
        label += sign
        label += spine_tint(shelf) if first == "mark" else shelf
        labels.append(label)
    return labels


def spec(*, sign: str, first: str) -> list[str]:
    parts = {
        "mark": f"the mark, {sign!r} and its spine colour",
        "colour": f"its spine colour, {sign!r} and the mark",
    }
    return [
        f"Return a label for each shelf mark: {parts[first]}.",
        "The archive's own function gives the spine colour (house library page).",
    ]


def draw(rng: random.Random, *, sign: str, first: str) -> Arguments:
    return (rng.sample(_SHELVES, rng.randint(1, 3)),)


def edges(*, sign: str, first: str) -> list[Arguments]:
    return [
        ([],),
        (["A4"],),
        (["K109", "A4"],),
        (["B16", "B16", "H88"],),
        (["D302", "E5", "C27", "K109"],),
    ]


FAMILY = Family(
    area="formatting",
    kind="house",
    knobs={"sign": ("-", "/", ":", "+", "=", "#", "_", "*"), "first": ("mark", "colour")},
    reference=label_box_spines,
    spec=spec,
    draw=draw,
    edges=edges,
    page="spine_colours",
    library=(spine_tint,),
)
