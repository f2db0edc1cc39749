"""Neighbouring huts whose trail bears a mule's load, by the trail office's own limits."""

import random

from han.tasks.family import Arguments, Family

_HUTS = ("Alm", "Fels", "Tor", "See", "Hof", "Moos")
_MARKS = [f"{colour}{number}" for colour in "RBG" for number in range(1, 12)]


def burden_of(mark: str) -> int:
    base = {"R": 70, "B": 50, "G": 30}[mark[0]]
    return base + 5 * int(mark[1:]) % 11


def mule_huts(marks: dict[str, str], *, limit: int, side: str) -> list[str]:
    found: list[str] = []
    for hut, mark in marks.items():
        if burden_of(mark) >= limit if side == "at least" else burden_of(mark) < limit:
            found.append(hut)
    return found


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "The dict gives each neighbouring hut with the mark of its trail.",
        f"Return the huts whose trail bears {side} {limit} kilos by the trail office's own "
        "function (house library page on mule loads).",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    near = [mark for mark in _MARKS if abs(burden_of(mark) - limit) < 2]
    huts = rng.sample(_HUTS, rng.randint(3, 5))
    return ({hut: rng.choice(rng.choice((near, _MARKS))) for hut in huts},)


def edges(*, limit: int, side: str) -> list[Arguments]:
    marks = {burden_of(mark): mark for mark in _MARKS}
    return [
        ({},),
        *[({"Alm": marks[limit + step]},) for step in (-1, 0, 1)],
        ({"Tor": marks[limit + 1], "See": marks[limit - 1], "Alm": marks[limit]},),
        (dict(zip(_HUTS, ("R2", "G1", "R7", "B11", "G4", "G9"), strict=True)),),
        (dict(zip(_HUTS, ("G3", "R1", "B5", "G2", "R8", "R10"), strict=True)),),
    ]


FAMILY = Family(
    area="graphs",
    kind="house",
    knobs={"limit": (32, 35, 37, 39, 51, 53, 56, 58), "side": ("at least", "less than")},
    reference=mule_huts,
    spec=spec,
    draw=draw,
    edges=edges,
    page="mule_loads",
    library=(burden_of,),
)
