"""Shorten a singer's name to initials for a seating plan."""

import random

from han.tasks.family import Arguments, Family

_GIVEN = "Anna Bo Lea Jan Tim-Ole Eva-Marie Ida Cleo Uwe Li".split()
_FAMILY = "Roth Berg Lind-Gray Falk Osei Holm Ames-Wu".split()


def singer_initials(name: str, *, nobody: str, single: int, mark: str) -> str:
    words = [word for word in name.split() if word[0].isupper()]
    if not words:
        return nobody
    if len(words) == 1:
        return words.pop()[:single]
    initials = ""
    for word in words:
        initials += "-".join(part[0] for part in word.split("-")) + mark
    return initials


def spec(*, nobody: str, single: int, mark: str) -> list[str]:
    name = {".": "a full stop", "/": "a slash", "": "nothing"}[mark]
    return [
        f"Return the singer's initials: of each word of the name its first letter, "
        f"followed by {name}.",
        "Words that begin with a small letter, such as titles, are left out.",
        "In a word with hyphens, the first letters of all its parts, with the hyphens between "
        "them, take the place of its first letter.",
        f"If only one word is left, return the first {single} characters of that word instead.",
        f"If no word is left, return {nobody!r}.",
    ]


def draw(rng: random.Random, *, nobody: str, single: int, mark: str) -> Arguments:
    words = rng.sample(_GIVEN, rng.choice([1, 1, 2])) + rng.sample(
        _FAMILY, rng.choice([0, 1, 1, 1])
    )
    if rng.random() < 0.5:
        words.insert(rng.randint(0, len(words)), rng.choice(["von", "de", "la", "dr"]))
    if rng.random() < 0.1:
        words = rng.sample(["von", "anna", "lee", "da", "roth"], 2)
    return (" ".join(words),)


def edges(*, nobody: str, single: int, mark: str) -> list[Arguments]:
    return [
        ("",),
        ("   ",),
        ("van der anna",),
        ("Uwe",),
        ("de Konstantin",),
        ("Eva-Maria",),
        ("Li ",),
        ("Jan Tim-Ole-Bo von Lind-Gray",),
        ("  dr  Ida   Roth ",),
        ("A-B C",),
    ]


FAMILY = Family(
    area="strings",
    kind="hopeless",
    knobs={"nobody": ("?", "--", "NN"), "single": (2, 3, 4), "mark": (".", "/", "")},
    reference=singer_initials,
    spec=spec,
    draw=draw,
    edges=edges,
)
