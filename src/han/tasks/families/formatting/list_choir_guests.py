"""Write the guests of a choir as one text."""

import random

from han.tasks.family import Arguments, Family

_NAMES = "Ida Ben Ola Tom Eva Max".split()


def list_choir_guests(names: list[str], *, sign: str, alone: str) -> str:
    guests: list[str] = []
    for name in names:
        if name not in guests:
            guests.append(name)
    line = sign.join(guests)
    if len(guests) == 1:
        line += alone
    return line


def spec(*, sign: str, alone: str) -> list[str]:
    return [
        f"Return one text with the names joined by '{sign}'.",
        "A name that stands in the list several times is written once, at its first place.",
        f"If only one name is written, '{alone}' follows it.",
    ]


def draw(rng: random.Random, *, sign: str, alone: str) -> Arguments:
    names = rng.sample(_NAMES, rng.choice([1, 2, 3, 4]))
    if rng.random() < 0.4:
        names.insert(rng.randint(0, len(names)), rng.choice(names))
    return (names,)


def edges(*, sign: str, alone: str) -> list[Arguments]:
    return [
        (["Ida"],),
        (["Ben", "Ben"],),
        (["Ola", "Eva", "Ola", "Tom"],),
        (["Max", "Ida", "Ida", "Max", "Ida"],),
    ]


FAMILY = Family(
    area="formatting",
    kind="edge",
    knobs={
        "sign": (", ", "; ", " + ", "/", "-", " and "),
        "alone": (" alone", " only", " (1)"),
    },
    reference=list_choir_guests,
    spec=spec,
    draw=draw,
    edges=edges,
)
