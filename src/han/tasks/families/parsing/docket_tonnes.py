"""Tonnes on the dockets of a quarry, which a house rule reads."""

import random

from han.tasks.family import Arguments, Family


def docket_tonnes(line: str, *, separator: str, result: str) -> int:
    tonnes: list[int] = []
    for letter in line.split(separator):
        if letter == "G":
            tonnes.append(7)
        elif letter == "S":
            tonnes.append(4)
        else:
            tonnes.append(2)
    return max(tonnes) if result == "largest" else sum(tonnes)


def spec(*, separator: str, result: str) -> list[str]:
    results = {"sum": "their sum", "largest": "the largest of them"}
    return [
        f"The line holds the letters of quarry dockets, separated by {separator!r}.",
        "Find the tonnes of each letter by the house rule for quarry dockets, and return "
        f"{results[result]}.",
    ]


def draw(rng: random.Random, *, separator: str, result: str) -> Arguments:
    letters = "GSSKB" if result == "sum" else rng.choice(["GSSKB", "SKBMT", "KBMT", "SSKB"])
    return (separator.join(rng.choices(letters, k=rng.randint(2, 7))),)


def edges(*, separator: str, result: str) -> list[Arguments]:
    some = ["G", "S", "K", "B", "GS", "SG", "KS", "SB", "SSK", "KKG", "GKK", "TM"]
    return [(separator.join(letters),) for letters in some]


FAMILY = Family(
    area="parsing",
    kind="house",
    knobs={
        "separator": (",", ";", "/", "-", "+", ":", "|", "="),
        "result": ("sum", "largest"),
    },
    reference=docket_tonnes,
    spec=spec,
    draw=draw,
    edges=edges,
    page="quarry_dockets",
)
