"""Put the titles of an archive into drawers that its own function names."""

import random

from han.tasks.family import Arguments, Family

_TITLES = (
    "Map Ode Iris Quay Log Opera Atlas Hymn Tide Canoe Yarn Bells Myths Sonnet Psalms Springs "
    "Harvest Aloe River Crows"
).split()


def archive_drawer(title: str) -> int:
    vowels = sum(letter in "aeiou" for letter in title.lower())
    return (3 * vowels + len(title)) % 11


def titles_by_drawer(titles: list[str], *, limit: int, side: str) -> dict[int, list[str]]:
    drawers: dict[int, list[str]] = {}
    for title in titles:
        drawer = archive_drawer(title)
        if drawer >= limit if side == "below" else drawer <= limit:
            drawers.setdefault(drawer, []).append(title)
    return drawers


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "Group the titles by the number of their drawer, which the archive's own function gives, "
        "as the house library page on archive drawers says.",
        f"Leave out the drawers {side} {limit}.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    return (rng.sample(_TITLES, rng.randint(3, 6)),)


def edges(*, limit: int, side: str) -> list[Arguments]:
    near = {
        step: [title for title in _TITLES if archive_drawer(title) == limit + step]
        for step in (-1, 0, 1)
    }
    return [
        ([],),
        (_TITLES[:],),
        (_TITLES[::-1],),
        (near[0][:1],),
        (near[-1] + near[0] + near[1],),
        (["Tide", "Iris", "Tide", "Quay"],),
    ]


FAMILY = Family(
    area="dicts",
    kind="house",
    knobs={"limit": (2, 3, 4, 5, 6, 7, 8, 9), "side": ("above", "below")},
    reference=titles_by_drawer,
    spec=spec,
    draw=draw,
    edges=edges,
    page="archive_drawers",
    library=(archive_drawer,),
)
