"""Total minutes of the film reels on a shelf with the archive's own function."""

# The knobs are filled in before the function calls itself.
# pyright: basic, reportCallIssue=false

import random

from han.tasks.family import Arguments, Family

_CODES = [letter + digit for letter in "ABC" for digit in "123456789"]


def reel_minutes(code: str) -> int:
    base = {"A": 11, "B": 5}.get(code[:1], 16)
    return base + int(code[1:]) * 7 % 13


def shelf_reel_total(shelf: list[str], *, times: int) -> list[int]:
    if not shelf:
        return []
    return [reel_minutes(shelf[0]) * times, *shelf_reel_total(shelf[1:])]


def spec(*, times: int) -> list[str]:
    return [
        "The shelf is a list of film reel codes.",
        f"Return a list with the minutes of each reel, times {times}, by the archive's own "
        "function for film reels.",
    ]


def draw(rng: random.Random, *, times: int) -> Arguments:
    return (rng.choices(_CODES, k=rng.randint(2, 4)),)


def edges(*, times: int) -> list[Arguments]:
    return [
        ([],),
        (["C5"],),
        (["A1", "A1"],),
        (["B9", "C2", "A4"],),
        (["A7", "B3", "C8", "B1", "A2"],),
    ]


FAMILY = Family(
    area="recursion",
    kind="house",
    knobs={"times": tuple(range(2, 18))},
    reference=shelf_reel_total,
    spec=spec,
    draw=draw,
    edges=edges,
    page="film_reel_library",
    library=(reel_minutes,),
)
