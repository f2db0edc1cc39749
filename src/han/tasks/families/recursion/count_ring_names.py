"""Count the names with a given letter in nested lists, where empty names are worth something."""

# The knobs are filled in before the function calls itself.
# pyright: basic, reportCallIssue=false

import random

from han.tasks.family import Arguments, Family


def count_ring_names(ring: list[str | list], *, letter: str, place: str, blank: int) -> int:
    count = 0
    for thing in ring:
        if isinstance(thing, list):
            count += count_ring_names(thing)
        elif thing == "":
            count += blank
        elif (thing[0] if place == "starts" else thing[-1]).lower() == letter:
            count += 1
    return count


def spec(*, letter: str, place: str, blank: int) -> list[str]:
    capital = letter.upper()
    return [
        "The list holds names and further such lists.",
        f"Return how many names, at any depth, {place[:-1]} with the letter {letter}.",
        f"A capital {capital} counts too.",
        f"Each empty name counts as {blank} names.",
    ]


def draw(rng: random.Random, *, letter: str, place: str, blank: int) -> Arguments:
    def name() -> str:
        wanted = rng.choice((letter, letter, letter.upper(), "o", "i"))
        rest = rng.choice(("bo", "ul", "im"))
        text = wanted + rest if place == "starts" else rest + wanted
        return "" if rng.random() < 0.2 else text

    def fill(deep: int) -> list:
        inner = 0.3 if deep < 2 else 0.0
        return [
            fill(deep + 1) if rng.random() < inner else name() for _ in range(rng.randint(2, 3))
        ]

    return (fill(0),)


def edges(*, letter: str, place: str, blank: int) -> list[Arguments]:
    capital = letter.upper()
    return [
        ([],),
        ([""],),
        (["", ["", [""]], f"{letter}b"],),
        ([capital, letter, f"{capital}o", f"o{capital}"],),
        ([[f"{letter}o{letter}"], [f"{letter}{letter}"]],),
        ([f"o{letter}o", f"{letter}oo", f"oo{letter}"],),
        ([[[f"oo{letter}", "o"]], f"{letter}oo", "ob"],),
    ]


FAMILY = Family(
    area="recursion",
    kind="edge",
    knobs={"letter": ("a", "e", "m", "n", "r", "s"), "place": ("starts", "ends"), "blank": (2, 3)},
    reference=count_ring_names,
    spec=spec,
    draw=draw,
    edges=edges,
)
