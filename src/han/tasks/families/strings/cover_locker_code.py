"""Cover the characters of one kind in a locker's code."""

import random

from han.tasks.family import Arguments, Family


def cover_locker_code(code: str, *, kind: str, cover: str) -> str:
    covered = ""
    for character in code:
        if kind == "digit":
            hit = character.isdigit()
        elif kind == "letter":
            hit = character.isalpha()
        elif kind == "capital letter":
            hit = character.isupper()
        else:
            hit = character.islower()
        if hit:
            covered += cover
        else:
            covered += character
    return covered


def spec(*, kind: str, cover: str) -> list[str]:
    return [
        f"Return the code with every {kind} replaced by {cover!r} and all other characters left "
        "as they are."
    ]


def draw(rng: random.Random, *, kind: str, cover: str) -> Arguments:
    return ("".join(rng.choices("ABKRTabkrt1234570-/ ", k=rng.randint(5, 10))),)


def edges(*, kind: str, cover: str) -> list[Arguments]:
    return [("",), ("7",), ("d",), ("D",), ("-",), ("K2b",), ("b2K",), ("2Kb/9",)]


FAMILY = Family(
    area="strings",
    kind="easy",
    knobs={
        "kind": ("digit", "letter", "capital letter", "small letter"),
        "cover": ("#", "*", "_", "+"),
    },
    reference=cover_locker_code,
    spec=spec,
    draw=draw,
    edges=edges,
)
