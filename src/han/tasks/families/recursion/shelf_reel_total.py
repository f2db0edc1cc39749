"""Add up the running time of film reels in nested boxes with the archive's own function."""

# pyright: basic

import random

from han.tasks.family import Arguments, Blur, Family


def reel_minutes(code: str) -> int:
    base = {"A": 11, "B": 5, "C": 16}.get(code[:1], 0)
    if base == 0 or not code[1:].isdigit():
        return 0
    return base + int(code[1:]) * 7 % 13


def shelf_reel_total(shelf: list[str | list], *, least: int, deepest: int, answer: str) -> int:
    def total(box: list, depth: int) -> int:
        if depth > deepest:
            return 0
        found = 0
        for thing in box:
            if isinstance(thing, list):
                found += total(thing, depth + 1)
            elif reel_minutes(thing) >= least:
                found += reel_minutes(thing) if answer == "minutes" else 1
        return found

    return total(shelf, 1)


def spec(*, least: int, deepest: int, answer: str) -> list[str]:
    answers = {"minutes": "the total running time", "number": "the number"}
    return [
        "A shelf is a list of film reel codes and of boxes, which are lists of the same kind, to "
        "any depth.",
        f"Return {answers[answer]} of the reels that run for at least {least} minutes.",
        "Use the film archive's own function for the running time of a reel, as the house "
        "library page for film reels says.",
        f"Reels at a depth of more than {deepest} are left out.",
        "Depth is counted from 1, the depth of a reel directly on the shelf.",
    ]


def _code(rng: random.Random) -> str:
    return rng.choice("AABBCCD") + str(rng.randint(1, 9))


def draw(rng: random.Random, *, least: int, deepest: int, answer: str) -> Arguments:
    def fill(deep: int) -> list:
        box: list = []
        for _ in range(rng.randint(2, 4)):
            box.append(fill(deep + 1) if deep < 4 and rng.random() < 0.35 else _code(rng))
        return box

    while len(repr(shelf := fill(0))) > 90:
        pass
    return (shelf,)


def edges(*, least: int, deepest: int, answer: str) -> list[Arguments]:
    every = [letter + digit for letter in "ABCD" for digit in "123456789"]
    exact = [code for code in every if reel_minutes(code) == least][:2]
    below = [code for code in every if reel_minutes(code) == least - 1][:2]
    return [
        ([],),
        ([[], [[]]],),
        ([*exact, *below],),
        ([[exact[0]], [[exact[0]]], [[[exact[0]]]], [[[["C1"]]]]],),
        (["C1", ["C1", ["C1", ["C1", ["C1"]]]]],),
        ([[[["C3"], "C3"], "C4"], below[0]],),
        (["D1", ["B1"], "A1", "C", "C7"],),
    ]


def settles(*, least: int, deepest: int, answer: str) -> Arguments:
    return (["C1", ["C1", ["C1", ["C1"]]]],)


FAMILY = Family(
    area="recursion",
    kind="house",
    knobs={"least": (13, 15, 17, 19), "deepest": (2, 3), "answer": ("minutes", "number")},
    reference=shelf_reel_total,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur(
        "counted from 1, the depth of a reel directly on the shelf",
        "the number of the layer in which a reel lies",
        settles,
    ),
    page="film_reel_library",
    library=(reel_minutes,),
)
