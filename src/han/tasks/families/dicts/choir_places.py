"""Say at which places of a row each voice of a choir stands."""

import random

from han.tasks.family import Arguments, Blur, Family

_VOICES = ["alto", "bass", "tenor"]


def choir_places(row: list[str], *, fewest: int, most: int, side: str) -> dict[str, list[int]]:
    places: dict[str, list[int]] = {}
    for place, voice in enumerate(row, 1):
        if voice not in places:
            places[voice] = []
        places[voice].append(place)
    listed: dict[str, list[int]] = {}
    for voice, found in places.items():
        if len(found) >= fewest:
            listed[voice] = found[:most] if side == "left" else found[-most:]
    return listed


def spec(*, fewest: int, most: int, side: str) -> list[str]:
    which = {"left": "first", "right": "last"}[side]
    return [
        "The row of a choir lists the voice of each singer from left to right.",
        "Return for each voice the places at which it stands, counted from 1, in ascending order.",
        f"Leave out the voices with fewer than {fewest} singers.",
        f"Of a voice with more than {most} singers list only the {which} {most} places.",
    ]


def draw(rng: random.Random, *, fewest: int, most: int, side: str) -> Arguments:
    voices = rng.sample(_VOICES, 2)
    return (rng.choices(voices, k=rng.randint(3, 8)),)


def edges(*, fewest: int, most: int, side: str) -> list[Arguments]:
    return [
        ([],),
        (["bass"] * fewest + ["alto"] * (fewest - 1),),
        (["alto"] * most + ["bass"] * (most + 1),),
        (["bass", "alto"] * 5 + ["tenor"],),
        (["tenor", "tenor", "alto", "tenor", "tenor", "tenor", "bass", "tenor"],),
    ]


def settles(*, fewest: int, most: int, side: str) -> Arguments:
    return (["tenor"] * fewest + ["bass"],)


FAMILY = Family(
    area="dicts",
    kind="hard",
    knobs={"fewest": (2, 3, 4), "most": (2, 3, 4), "side": ("left", "right")},
    reference=choir_places,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("the places at which it stands, counted from 1,", "its place numbers", settles),
)
