"""Keep the words of a sentence that are long enough."""

import random

from han.tasks.family import Arguments, Family

_WORDS = "a of the sun tide river harbour kettle moss gate plum quartz lantern oak ridge".split()


def keep_long_words(text: str, *, least: int, order: str) -> list[str]:
    kept: list[str] = []
    for word in text.lower().split():
        if len(word) >= least and word not in kept:
            kept.append(word)
    if order == "reversed":
        return kept[::-1]
    return sorted(kept) if order == "sorted" else kept


def spec(*, least: int, order: str) -> list[str]:
    orders = {
        "as written": "in the order in which they stand",
        "reversed": "the last one first",
        "sorted": "in alphabetical order",
    }
    return [
        f"Return the words of the text that have at least {least} letters, {orders[order]}.",
        "Words are separated by one or more spaces and are returned in lower case.",
        "A word that occurs several times, in whatever case, is returned once.",
    ]


def draw(rng: random.Random, *, least: int, order: str) -> Arguments:
    return (" ".join(rng.choices(_WORDS, k=rng.randint(3, 8))),)


def edges(*, least: int, order: str) -> list[Arguments]:
    word = "z" * least
    return [
        ("",),
        ("   ",),
        (f"{word} {word[1:]} {word}x b{word[1:]}",),
        (f"  b{word}  A{word} {word.upper()} {word}  b{word}",),
    ]


FAMILY = Family(
    area="strings",
    kind="hard",
    knobs={"least": (3, 4, 5, 6, 7, 8), "order": ("as written", "reversed", "sorted")},
    reference=keep_long_words,
    spec=spec,
    draw=draw,
    edges=edges,
)
