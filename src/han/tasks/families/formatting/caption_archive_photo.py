"""Write the caption of an archive photo: people, place and year, any of which may be missing."""

import random

from han.tasks.family import Arguments, Family

_NAMES = ("Ada", "Per", "Lio", " Per ", "", "  ", "Mia", "Ivo", "Ute")


def caption_archive_photo(
    names: list[str], place: str, year: int, *, most: int, many: str, undated: str, nobody: str
) -> str:
    known: list[str] = []
    for name in names:
        name = name.strip()
        if name and name not in known:
            known.append(name)
    if not known:
        people = nobody
    elif len(known) > most:
        people = f"{known[0]} and others" if many == "first" else f"{len(known)} people"
    else:
        people = " and ".join(known)
    if place:
        people += f", {place}"
    if year > 0:
        return f"{people} ({year})"
    return people + undated


def spec(*, most: int, many: str, undated: str, nobody: str) -> list[str]:
    manys = {
        "first": "the first name and ' and others'",
        "number": "their number and ' people'",
    }
    missing = f"{undated!r} is written instead" if undated else "these brackets are left out"
    return [
        "Write the caption of a photo: the names joined by ' and ', then ', ' and the place, then a"
        " space and the year in round brackets.",
        "Blanks around a name are removed, and a name that is empty or has been there before is"
        " skipped.",
        f"If more than {most} names remain, {manys[many]} stands in place of the names.",
        f"If no name remains, {nobody!r} stands in their place.",
        "If the place is empty, the comma is left out too.",
        f"If the year is 0 or negative, {missing}.",
    ]


def draw(rng: random.Random, *, most: int, many: str, undated: str, nobody: str) -> Arguments:
    names = rng.choices(_NAMES, k=rng.randint(0, most + 3))
    return (names, rng.choice(["", "mill", "Old Quay"]), rng.choice([0, -1, 1931, 1950]))


def edges(*, most: int, many: str, undated: str, nobody: str) -> list[Arguments]:
    names = ["Ada", "Per", "Lio", "Mia", "Ivo"]
    return [
        ([], "", 0),
        (["", "  "], "mill", 1890),
        (names[:most], "mill", 1),
        (names[: most + 1], "", -3),
        ([*names[:most], " Ada", "Per "], "quay", 1925),
        ([" Mia ", "", "Mia"], "", 1960),
        (names, "hall", 0),
        (names[: most + 1][::-1], "hall", 1948),
        (names[::-1][:most], "", 1),
    ]


FAMILY = Family(
    area="formatting",
    kind="hopeless",
    knobs={
        "most": (2, 3, 4),
        "many": ("first", "number"),
        "undated": ("", " (n.d.)", " (?)"),
        "nobody": ("Nobody", "Unknown"),
    },
    reference=caption_archive_photo,
    spec=spec,
    draw=draw,
    edges=edges,
)
