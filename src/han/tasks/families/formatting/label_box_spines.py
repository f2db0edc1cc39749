"""Write the spine labels of archive boxes with a colour that the archive's own function knows."""

import random

from han.tasks.family import Arguments, Family

_SHELVES = "C27 A4 K109 B16 D302 E5 H88".split()


def spine_tint(shelf: str) -> str:
    tints = ["amber", "slate", "moss", "rust", "ivory"]
    signs = sum(ord(sign) for sign in shelf)
    return tints[(signs + 3 * len(shelf)) % 5]


def label_box_spines(
    boxes: list[tuple[str, int]], *, least: int, colour: str, order: str
) -> list[str]:
    kept = [(shelf, folders) for shelf, folders in boxes if folders >= least]
    if order == "shelf":
        kept.sort(key=lambda box: box[0])
    if order == "fullest":
        kept.sort(key=lambda box: -box[1])
    labels: list[str] = []
    for shelf, folders in kept:
        number = str(folders).zfill(2)
        if colour == "first":
            labels.append(f"{spine_tint(shelf)} {shelf}: {number}")
        else:
            labels.append(f"{number} x {shelf} {spine_tint(shelf)}")
    return labels


def spec(*, least: int, colour: str, order: str) -> list[str]:
    labels = {
        "first": "the spine colour, a space, the shelf mark, ': ' and the folders in two digits",
        "last": "the folders in two digits, ' x ', the shelf mark, a space and the spine colour",
    }
    orders = {
        "given": "in the given order",
        "shelf": "in alphabetical order of the shelf marks, equal marks in the given order",
        "fullest": "with the most folders first, equal numbers in the given order",
    }
    return [
        "Write the spine labels of archive boxes, each given as its shelf mark and its number of"
        f" folders, {orders[order]}.",
        f"A label is {labels[colour]}.",
        "Use the archive's own function for the spine colour of a shelf mark, as the house library"
        " page says.",
        f"Boxes with fewer than {least} folders get no label.",
    ]


def draw(rng: random.Random, *, least: int, colour: str, order: str) -> Arguments:
    folders = [least - 1, least, least + 1, least + 4, 12]
    return ([(rng.choice(_SHELVES), rng.choice(folders)) for _ in range(rng.randint(2, 4))],)


def edges(*, least: int, colour: str, order: str) -> list[Arguments]:
    return [
        ([],),
        ([("A4", least)],),
        ([("A4", least - 1)],),
        ([("K109", least + 1), ("C27", least), ("C27", least + 2), ("A4", least + 1)],),
        ([("H88", 30), ("B16", 100), ("B16", 30), ("", 30)],),
    ]


FAMILY = Family(
    area="formatting",
    kind="house",
    knobs={
        "least": (2, 3, 5),
        "colour": ("first", "last"),
        "order": ("given", "shelf", "fullest"),
    },
    reference=label_box_spines,
    spec=spec,
    draw=draw,
    edges=edges,
    page="spine_colours",
    library=(spine_tint,),
)
