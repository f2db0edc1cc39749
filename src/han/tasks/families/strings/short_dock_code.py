"""Shorten the name of a dock to a code."""

import random

from han.tasks.family import Arguments, Family

_DOCKS = ("North Quay", "Lido", "Old Mill", "Bay", "Castle", "Or", "Elm Pier", "Tern", "Harbour")


def short_dock_code(name: str, *, size: int, case: str, nameless: str) -> str:
    name = name.strip()
    if len(name) == 0:
        return nameless
    return name[:size].upper() if case == "capital" else name[:size].lower()


def spec(*, size: int, case: str, nameless: str) -> list[str]:
    return [
        f"Return the first {size} characters of the dock's name in {case} letters.",
        "Blanks at both ends of the name do not belong to it.",
        f"If nothing is left of the name, return {nameless!r}.",
    ]


def draw(rng: random.Random, *, size: int, case: str, nameless: str) -> Arguments:
    if rng.random() < 0.15:
        return (" " * rng.randint(0, 6),)
    name = rng.choice([rng.choice(_DOCKS), rng.choice(_DOCKS) + str(rng.randint(2, 9))])
    before, behind = rng.choice([(0, 0), (0, 0), (1, 0), (0, 1), (2, 1), (1, 3)])
    return (" " * before + name + " " * behind,)


def edges(*, size: int, case: str, nameless: str) -> list[Arguments]:
    exact = "MoleFort"[:size]
    return [
        ("",),
        (" ",),
        ("    ",),
        ("T",),
        ("  r ",),
        (exact,),
        (exact[:-1] + " ",),
        (exact + "e",),
        (f"  {exact}Bay ",),
    ]


FAMILY = Family(
    area="strings",
    kind="edge",
    knobs={
        "size": (3, 4, 5, 6),
        "case": ("capital", "small"),
        "nameless": ("none", "?", "NO NAME"),
    },
    reference=short_dock_code,
    spec=spec,
    draw=draw,
    edges=edges,
)
