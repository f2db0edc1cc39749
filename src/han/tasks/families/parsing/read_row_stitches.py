"""Stitches of one kind, or of all others, in a row of knitting."""

import random

from han.tasks.family import Arguments, Family


def read_row_stitches(row: str, *, kind: str, wanted: bool, result: str) -> int:
    answer = 0
    number = ""
    for sign in row:
        if sign.isdigit():
            number += sign
        else:
            if sign == kind if wanted else sign != kind:
                answer = answer + int(number) if result == "sum" else max(answer, int(number))
            number = ""
    return answer


def spec(*, kind: str, wanted: bool, result: str) -> list[str]:
    letter = f"the letter {kind}" if wanted else f"any letter other than {kind}"
    results = {"sum": "the sum", "largest": "the largest"}
    return [
        "A row of knitting is written as whole numbers with one small letter directly behind each.",
        f"Return {results[result]} of all numbers before {letter}, or 0 if there are none.",
    ]


def draw(rng: random.Random, *, kind: str, wanted: bool, result: str) -> Arguments:
    parts: list[str] = []
    for _ in range(rng.randint(2, 6)):
        number = rng.choice([rng.randint(1, 9), rng.randint(10, 40)])
        parts.append(f"{number}{kind if rng.random() < 0.5 else rng.choice('kpty')}")
    return ("".join(parts),)


def edges(*, kind: str, wanted: bool, result: str) -> list[Arguments]:
    other = "p" if kind != "p" else "t"
    good, bad = (kind, other) if wanted else (other, kind)
    return [
        ("",),
        (f"1{good}",),
        (f"7{bad}",),
        (f"12{good}",),
        (f"3{bad}25{good}9{bad}",),
        (f"40{good}5{bad}6{good}",),
        (f"2{good}31{bad}8{good}",),
        (f"1{good}2{good}3{good}",),
        (f"3{good}2{good}1{good}",),
    ]


FAMILY = Family(
    area="parsing",
    kind="hard",
    knobs={
        "kind": ("k", "p", "t", "y"),
        "wanted": (True, False),
        "result": ("sum", "largest"),
    },
    reference=read_row_stitches,
    spec=spec,
    draw=draw,
    edges=edges,
)
