"""Tell the drawer of each title by the archive's own function."""

import random

from han.tasks.family import Arguments, Family

_TITLES = (
    "Map Ode Iris Quay Log Opera Atlas Hymn Tide Canoe Yarn Bells Myths Sonnet Psalms Springs "
    "Harvest Aloe River Crows"
).split()


def archive_drawer(title: str) -> int:
    vowels = sum(letter in "aeiou" for letter in title.lower())
    return (3 * vowels + len(title)) % 11


def titles_by_drawer(titles: list[str], *, extra: int) -> dict[str, int]:
    drawers: dict[str, int] = {}
    for title in titles:
        drawer = archive_drawer(title)
        drawer += extra
        drawers |= {title: drawer}
    return drawers


def spec(*, extra: int) -> list[str]:
    return [
        "Return a dict from each title to its drawer, by the archive's own function for drawers, "
        f"as the house library page says, plus {extra}.",
    ]


def draw(rng: random.Random, *, extra: int) -> Arguments:
    return (rng.sample(_TITLES, rng.randint(2, 4)),)


def edges(*, extra: int) -> list[Arguments]:
    return [
        ([],),
        (["Map"],),
        (["Sonnet", "Opera", "Log", "Harvest", "Aloe"],),
        (["Tide", "Iris", "Tide", "Quay"],),
    ]


FAMILY = Family(
    area="dicts",
    kind="house",
    knobs={"extra": tuple(range(20, 36))},
    reference=titles_by_drawer,
    spec=spec,
    draw=draw,
    edges=edges,
    page="archive_drawers",
    library=(archive_drawer,),
)
