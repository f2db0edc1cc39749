"""Write the spine labels of archive boxes with a colour that the archive's own function knows."""

import random

from han.tasks.family import Arguments, Family

_SHELVES = "C27 A4 K109 B16 D302 E5 H88".split()


def spine_tint(shelf: str) -> str:
    tints = ["amber", "slate", "moss", "rust", "ivory"]
    signs = sum(ord(sign) for sign in shelf)
    return tints[(signs + 3 * len(shelf)) % 5]


def label_box_spines(folders: dict[str, int], *, limit: int, side: str) -> list[str]:
    labels: list[str] = []
    for shelf, count in folders.items():
        if count > limit if side == "more" else count < limit:
            labels.append(f"{shelf} {spine_tint(shelf)}")
    return labels


def spec(*, limit: int, side: str) -> list[str]:
    return [
        f"Return a label for each shelf mark with {side} than {limit} folders: the shelf mark, a"
        " space and its spine colour.",
        "The archive's own function gives the spine colour of a shelf mark, as the house library"
        " page says.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    shelves = rng.sample(_SHELVES, rng.randint(3, 5))
    return ({shelf: max(0, limit + rng.randint(-3, 3)) for shelf in shelves},)


def edges(*, limit: int, side: str) -> list[Arguments]:
    return [
        ({},),
        ({"A4": limit},),
        ({"A4": limit - 1, "C27": limit, "K109": limit + 1},),
        ({"K109": limit + 1, "B16": limit, "A4": limit - 1},),
        ({"H88": 30, "D302": 0, "B16": 0, "E5": 30},),
    ]


FAMILY = Family(
    area="formatting",
    kind="house",
    knobs={"limit": (2, 3, 4, 5, 6, 7, 8, 9), "side": ("more", "fewer")},
    reference=label_box_spines,
    spec=spec,
    draw=draw,
    edges=edges,
    page="spine_colours",
    library=(spine_tint,),
)
