"""Add up the running time of film reels in nested boxes with the archive's own function."""

# The knobs are filled in before the function calls itself.
# pyright: basic, reportCallIssue=false

import random

from han.tasks.family import Arguments, Family


def reel_minutes(code: str) -> int:
    base = {"A": 11, "B": 5}.get(code[:1], 16)
    return base + int(code[1:]) * 7 % 13


def shelf_reel_total(shelf: list[str | list], *, least: int, answer: str) -> int:
    total = 0
    for thing in shelf:
        if isinstance(thing, list):
            total += shelf_reel_total(thing)
        elif reel_minutes(thing) >= least:
            total += reel_minutes(thing) if answer == "minutes" else 1
    return total


def spec(*, least: int, answer: str) -> list[str]:
    answers = {"minutes": "the total minutes", "number": "the number"}
    return [
        "A shelf is a nested list of film reel codes.",
        f"Return {answers[answer]} of all reels, at any depth, that run for at least {least} "
        "minutes by the archive's own function for film reels.",
    ]


def _code(rng: random.Random) -> str:
    return rng.choice("ABC") + str(rng.randint(1, 9))


def draw(rng: random.Random, *, least: int, answer: str) -> Arguments:
    def fill(deep: int) -> list:
        inner = 0.3 if deep < 2 else 0.0
        return [
            fill(deep + 1) if rng.random() < inner else _code(rng) for _ in range(rng.randint(2, 4))
        ]

    return (fill(0),)


def edges(*, least: int, answer: str) -> list[Arguments]:
    every = [letter + digit for letter in "ABC" for digit in "123456789"]
    exact = [code for code in every if reel_minutes(code) == least][:2]
    below = [code for code in every if reel_minutes(code) == least - 1][:2]
    return [
        ([],),
        ([*exact],),
        ([*below],),
        ([[*exact], [[*below]]],),
        (["C1", ["C2", ["C3"]]],),
        ([[["C3"], "A3"], "C4"],),
    ]


FAMILY = Family(
    area="recursion",
    kind="house",
    knobs={"least": (12, 13, 14, 15, 16, 17, 18, 19), "answer": ("minutes", "number")},
    reference=shelf_reel_total,
    spec=spec,
    draw=draw,
    edges=edges,
    page="film_reel_library",
    library=(reel_minutes,),
)
