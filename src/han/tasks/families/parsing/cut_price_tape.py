"""A till's tape of digits without gaps, cut into prices for the best total."""

import random
from functools import cache

from han.tasks.family import Arguments, Family


def cut_price_tape(tape: str, *, limit: int, largest: bool, fee: int) -> int:
    @cache
    def rest(start: int, before: str) -> int | None:
        if start == len(tape):
            return 0
        totals: list[int] = []
        for size in (1, 2, 3):
            piece = tape[start : start + size]
            if size == len(before) or len(piece) < size or piece[0] == "0" or int(piece) > limit:
                continue
            further = rest(start + size, piece)
            if further is not None:
                totals.append(int(piece) + fee + further)
        return max(totals, default=None) if largest else min(totals, default=None)

    total = rest(0, "")
    return -1 if total is None else total


def spec(*, limit: int, largest: bool, fee: int) -> list[str]:
    return [
        "Cut the tape, a text of digits, into prices of one, two or three digits each, so that "
        "every digit belongs to one price.",
        "Two prices next to each other never have the same number of digits.",
        f"No price is above {limit}, and no price begins with the digit 0.",
        f"Return the {'largest' if largest else 'smallest'} possible total, in which each price "
        f"counts {fee} more than its number says; return -1 if there is no such cut, and 0 for an "
        "empty tape.",
        "The tape may have more than a hundred digits.",
    ]


def draw(rng: random.Random, *, limit: int, largest: bool, fee: int) -> Arguments:
    tape = ""
    for _ in range(rng.randint(2, 5)):
        tape += str(rng.choice([rng.randint(1, 9), rng.randint(10, 99), rng.randint(100, limit)]))
    if rng.random() < 0.25:
        at = rng.randint(0, len(tape))
        tape = tape[:at] + "0" + tape[at:]
    return (tape,)


def edges(*, limit: int, largest: bool, fee: int) -> list[Arguments]:
    return [
        ("",),
        ("4",),
        ("00",),
        ("11",),
        (str(limit),),
        (str(limit + 1),),
        ("10020",),
        ("111111",),
        ("31415926535897",),
        ("1213221121" * 12,),
    ]


FAMILY = Family(
    area="parsing",
    kind="hopeless",
    knobs={"limit": (300, 400, 500, 600), "largest": (True, False), "fee": (2, 5, 9)},
    reference=cut_price_tape,
    spec=spec,
    draw=draw,
    edges=edges,
    time_limit_s=2.0,
)
