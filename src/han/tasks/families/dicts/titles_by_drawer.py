"""Put the titles of an archive into drawers that its own function names."""

import random

from han.tasks.family import Arguments, Family

_TITLES = (
    "Map Ode Iris Quay Log Opera Atlas Hymn Tide Canoe Yarn Bells Myths Sonnet Psalms Springs "
    "Harvest Aloe River Crows"
).split()


def archive_drawer(title: str) -> int:
    vowels = sum(letter in "aeiou" for letter in title.lower())
    return (3 * vowels + len(title)) % 7


def titles_by_drawer(
    titles: list[str], *, shut: int, shortest: int, order: str
) -> dict[int, list[str]]:
    drawers: dict[int, list[str]] = {}
    for title in sorted(titles) if order == "alphabetical" else titles:
        drawer = archive_drawer(title)
        if drawer != shut and len(title) >= shortest:
            drawers.setdefault(drawer, []).append(title)
    return drawers


def spec(*, shut: int, shortest: int, order: str) -> list[str]:
    orders = {"alphabetical": "in alphabetical order", "given": "in the order of the given list"}
    return [
        "Put the titles into drawers with the archive's own function for the drawer of a title, as "
        "the house library page on archive drawers says.",
        f"Return a dictionary from the number of a drawer to its titles {orders[order]}.",
        f"Leave out all titles of drawer {shut}, which is shut.",
        f"Leave out the titles with fewer than {shortest} letters as well, and empty drawers.",
    ]


def draw(rng: random.Random, *, shut: int, shortest: int, order: str) -> Arguments:
    return (rng.sample(_TITLES, rng.randint(3, 6)),)


def edges(*, shut: int, shortest: int, order: str) -> list[Arguments]:
    by_length = [title for title in _TITLES if len(title) in (shortest - 1, shortest)]
    return [
        ([],),
        (_TITLES[:],),
        (_TITLES[::-1],),
        (by_length,),
        ([title for title in _TITLES if archive_drawer(title) == shut],),
        ([title for title in _TITLES if archive_drawer(title) in (shut - 1, shut + 1)][::-1],),
        (["Tide", "Iris", "Tide", "Quay"],),
    ]


FAMILY = Family(
    area="dicts",
    kind="house",
    knobs={"shut": (0, 1, 2, 3, 4, 5, 6), "shortest": (4, 5), "order": ("alphabetical", "given")},
    reference=titles_by_drawer,
    spec=spec,
    draw=draw,
    edges=edges,
    page="archive_drawers",
    library=(archive_drawer,),
)
