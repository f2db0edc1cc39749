"""Pieces of laundry for each tub, which the laundry's own function tells."""

import random

from han.tasks.family import Arguments, Family


def tub_of(tag: str) -> int:
    letter = ord(tag[0]) - ord("A") + 1
    return (letter * 2 + int(tag[1:]) * 3) % 5


def pieces_by_tub(line: str, *, mark: str, alone: int, unwashed: int) -> dict[int, int]:
    pieces: dict[int, int] = {}
    for entry in line.split():
        tag, _, number = entry.partition(mark)
        tub = tub_of(tag)
        if tub != unwashed:
            if tub not in pieces:
                pieces[tub] = 0
            pieces[tub] += int(number or alone)
    return pieces


def spec(*, mark: str, alone: int, unwashed: int) -> list[str]:
    return [
        "The line holds entries of laundry, separated by blanks.",
        f"An entry is a laundry tag, then {mark!r} and a number of pieces.",
        f"A tag alone, without {mark!r}, stands for {alone} piece{'s' if alone > 1 else ''}.",
        "Use the laundry's own function for the tub of a tag, as the house library page says.",
        f"Return for each tub that occurs the sum of its pieces, but leave out tub {unwashed}.",
    ]


def draw(rng: random.Random, *, mark: str, alone: int, unwashed: int) -> Arguments:
    entries: list[str] = []
    for _ in range(rng.randint(2, 7)):
        tag = f"{rng.choice('ABCDEFG')}{rng.randint(1, 30)}"
        entries.append(tag if rng.random() < 0.35 else f"{tag}{mark}{rng.randint(1, 9)}")
    return (" ".join(entries),)


def edges(*, mark: str, alone: int, unwashed: int) -> list[Arguments]:
    tags = ["A1", "A2", "A3", "A4", "A5"]
    return [
        ("",),
        ("B7",),
        (f"C9{mark}12",),
        (" ".join(tags),),
        (" ".join(f"{tag}{mark}{n}" for n, tag in enumerate(tags, start=3)),),
        (f"D4{mark}2 D4 D4{mark}10  D9{mark}1",),
        (f"E5{mark}3 F6{mark}3 G7{mark}3 A8{mark}3 A9{mark}3",),
    ]


FAMILY = Family(
    area="parsing",
    kind="house",
    knobs={"mark": (":", "=", "*"), "alone": (1, 2, 6), "unwashed": (0, 1, 3, 4)},
    reference=pieces_by_tub,
    spec=spec,
    draw=draw,
    edges=edges,
    page="laundry_tubs",
    library=(tub_of,),
)
