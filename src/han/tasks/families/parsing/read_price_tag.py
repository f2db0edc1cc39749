"""Cents on a price tag that is written carelessly."""

import random

from han.tasks.family import Arguments, Blur, Family


def read_price_tag(tag: str, *, sign: str, mark: str, tens: bool, word: str) -> int | None:
    tag = tag.strip()
    if tag.lower() == word:
        return 0
    whole, _, part = tag.removeprefix(sign).partition(mark)
    if not (whole + part).isdigit() or len(part) > 2:
        return None
    cents = int("0" + part)
    if tens and len(part) == 1:
        cents *= 10
    return int("0" + whole) * 100 + cents


def spec(*, sign: str, mark: str, tens: bool, word: str) -> list[str]:
    return [
        f"Return the price on the tag in cents; {mark!r} stands between whole pounds and cents.",
        f"Blanks around the tag do not count, and it may begin with {sign!r}.",
        f"Pounds or cents may be missing, with or without {mark!r}, and count as 0, but one digit "
        "at least must be there.",
        f"A single digit after {mark!r} counts {'tens of cents' if tens else 'single cents'}.",
        f"The word {word!r} in any case means a price of 0.",
        "For any other text, also with more than two digits of cents, return None.",
    ]


def draw(rng: random.Random, *, sign: str, mark: str, tens: bool, word: str) -> Arguments:
    kind = rng.random()
    whole = str(rng.randint(1, 40))
    if kind < 0.25:
        tag = f"{whole}{mark}{rng.randint(1, 9)}"
    elif kind < 0.35:
        tag = f"{mark}{rng.randint(1, 99):02d}"
    elif kind < 0.45:
        tag = whole + rng.choice(["", mark])
    elif kind < 0.7:
        tag = f"{whole}{mark}{rng.randint(0, 99):02d}"
    elif kind < 0.8:
        return (rng.choice([word, word.title(), f" {word.upper()}"]),)
    else:
        tag = rng.choice([f"{whole}{mark}125", f"-{whole}", "", mark, f"{whole}x", "sold"])
    tag = rng.choice(["", sign]) + tag
    return (rng.choice([tag, tag, f" {tag}", f"{tag}  "]),)


def edges(*, sign: str, mark: str, tens: bool, word: str) -> list[Arguments]:
    return [
        (f"{sign}12{mark}50",),
        (f" 7{mark}4 ",),
        (f"{mark}09",),
        (f"{sign}3{mark}",),
        (f"{sign}{mark}",),
        (f"  {word.upper()} ",),
        (f"5{mark}123",),
        (f"{sign}{sign}5",),
        (f"1{mark}2{mark}3",),
        ("81",),
        ("",),
        (f"0{mark}0",),
    ]


def settles(*, sign: str, mark: str, tens: bool, word: str) -> Arguments:
    return (f"{sign}6{mark}30",)


FAMILY = Family(
    area="parsing",
    kind="hopeless",
    knobs={
        "sign": ("$", "#", "GBP"),
        "mark": (".", ","),
        "tens": (True, False),
        "word": ("free", "gift"),
    },
    reference=read_price_tag,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("the price on the tag in cents", "the price on the tag", settles),
)
