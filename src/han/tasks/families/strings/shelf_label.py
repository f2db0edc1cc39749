"""Make a shelf label from the beginnings of a title's longer words."""

import random

from han.tasks.family import Arguments, Blur, Family

_WORDS = "a of the map old salt tide Moss river plums bread Garden winter harbour lantern".split()


def shelf_label(title: str, *, take: int, short: int, joiner: str) -> str:
    parts: list[str] = []
    for word in title.split():
        if len(word) > short:
            parts.append(word[:take].upper())
    return joiner.join(parts)


def spec(*, take: int, short: int, joiner: str) -> list[str]:
    taken = {1: "letter", 2: "two letters", 3: "three letters"}[take]
    name = {"-": "a hyphen", ".": "a full stop", "/": "a slash"}[joiner]
    return [
        f"Return a shelf label with the first {taken} of the title's words, in capitals.",
        f"Words are left out if their length is up to {short} letters, this length included.",
        f"The parts of the label are joined by {name}.",
    ]


def draw(rng: random.Random, *, take: int, short: int, joiner: str) -> Arguments:
    return (" ".join(rng.choices(_WORDS, k=rng.randint(2, 6))),)


def edges(*, take: int, short: int, joiner: str) -> list[Arguments]:
    word = "quartz"[:short]
    return [
        ("",),
        (word,),
        (f"{word}y",),
        (f"{word[1:]} {word} {word}x  {word}yz",),
        (f"  Bell{word} sUn{word} {word.upper()}a",),
    ]


def settles(*, take: int, short: int, joiner: str) -> Arguments:
    return ("silver " + "bark"[:short] + " walnut",)


FAMILY = Family(
    area="strings",
    kind="hard",
    knobs={"take": (1, 2, 3), "short": (3, 4), "joiner": ("-", ".", "/")},
    reference=shelf_label,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur(", this length included", "", settles),
)
