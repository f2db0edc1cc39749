"""Count the words of a poster that begin or end with a letter."""

import random

from han.tasks.family import Arguments, Family

_WORDS = "Band bread Dance drum Dogs bulb crab Crowd concert hotel Tulip Tent test club".split()


def count_poster_words(text: str, *, letter: str, end: str, wordless: int) -> int:
    words = text.lower().split()
    if not words:
        return wordless
    count = 0
    for word in words:
        if word.startswith(letter) if end == "begin" else word.endswith(letter):
            count += 1
    return count


def spec(*, letter: str, end: str, wordless: int) -> list[str]:
    return [
        f"Return how many words of the text, which are separated by blanks, {end} with {letter!r}.",
        "Capital and small letters count as the same.",
        f"For a text without any word, return {wordless}.",
    ]


def draw(rng: random.Random, *, letter: str, end: str, wordless: int) -> Arguments:
    if rng.random() < 0.15:
        return (" " * rng.randint(0, 4),)
    fit = [
        word
        for word in _WORDS
        if (word.lower().startswith(letter) if end == "begin" else word.endswith(letter))
    ]
    words = rng.choices([*_WORDS, *fit, *fit], k=rng.randint(2, 6))
    return (" ".join(rng.choice((word, word.upper(), word)) for word in words),)


def edges(*, letter: str, end: str, wordless: int) -> list[Arguments]:
    capital = letter.upper()
    return [
        ("",),
        ("  ",),
        (letter,),
        (capital,),
        ("us",),
        (f"{capital}o {letter}o o{capital} o{letter} o{letter}",),
        (f"{letter}ox ax{capital} {letter}ax{letter}",),
        (f"{capital}ix {letter}us",),
        (f"us i{capital}",),
    ]


FAMILY = Family(
    area="strings",
    kind="edge",
    knobs={
        "letter": ("b", "c", "d", "t"),
        "end": ("begin", "end"),
        "wordless": (-1, -2, 100),
    },
    reference=count_poster_words,
    spec=spec,
    draw=draw,
    edges=edges,
)
