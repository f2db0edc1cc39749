"""Find the longest stretch of a song with few repeated letters and few vowels."""

import random

from han.tasks.family import Arguments, Family


def calmest_stretch(song: str, *, most: int, vowels: int, tie: str) -> str:
    best, start = "", 0
    for end, letter in enumerate(song):
        piece = song[start : end + 1]
        while piece.count(letter) > most or sum(sign in "aeiou" for sign in piece) > vowels:
            piece = piece[1:]
            start += 1
        if len(piece) > len(best) if tie == "first" else len(piece) >= len(best):
            best = piece
    return best


def spec(*, most: int, vowels: int, tie: str) -> list[str]:
    return [
        "The song is a text of small letters; return its longest stretch of neighbouring letters "
        "that meets both of the following conditions.",
        "No letter occurs more than once in the stretch."
        if most == 1
        else f"No letter occurs more than {most} times in the stretch.",
        f"At most {vowels} letters of the stretch are vowels, which are a, e, i, o and u.",
        f"If several stretches are equally long, return the one that begins {tie}.",
        "If no letter meets the conditions, the answer is the empty text.",
    ]


def draw(rng: random.Random, *, most: int, vowels: int, tie: str) -> Arguments:
    letters = rng.sample("aeou", rng.randint(1, 3))
    letters += rng.sample("bdlmnst", rng.randint(2, 4))
    return ("".join(rng.choices(letters, k=rng.randint(6, 16))),)


def edges(*, most: int, vowels: int, tie: str) -> list[Arguments]:
    return [
        ("",),
        ("e",),
        ("t" * (most + 1),),
        ("aeiou" * 2,),
        ("aeiou"[: vowels + 1],),
        ("bdlbmtaeoumtbdl" * 2,),
        ("nat" * (most + 1) + "tin" * most + "o",),
        ("rstrst" * most + "x" + "dlmdlm" * most,),
    ]


FAMILY = Family(
    area="strings",
    kind="hopeless",
    knobs={"most": (1, 2, 3), "vowels": (1, 2, 3), "tie": ("first", "last")},
    reference=calmest_stretch,
    spec=spec,
    draw=draw,
    edges=edges,
)
