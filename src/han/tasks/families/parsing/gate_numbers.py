"""Numbers of the gates of one kind that a travel note mentions."""

import random

from han.tasks.family import Arguments, Family


def gate_numbers(note: str, *, letter: str, limit: int, order: str) -> list[int]:
    gates: list[int] = []
    for word in note.split():
        if word[0] == letter and word[1:].isdigit():
            number = int(word[1:])
            if number <= limit:
                gates.append(number)
    if order == "falling":
        gates.sort(reverse=True)
    return sorted(gates) if order == "rising" else gates


def spec(*, letter: str, limit: int, order: str) -> list[str]:
    orders = {
        "written": "in the order of the note",
        "rising": "the smallest first",
        "falling": "the largest first",
    }
    return [
        "The words of the note are separated by blanks.",
        f"A gate is a word that consists of the letter {letter} and digits after it, and nothing "
        "else.",
        f"Return the numbers of all gates up to and including {limit} as integers, "
        f"{orders[order]}; a number may occur several times.",
    ]


def draw(rng: random.Random, *, letter: str, limit: int, order: str) -> Arguments:
    words: list[str] = []
    for _ in range(rng.randint(3, 9)):
        number = rng.choice([rng.randint(1, limit), limit + rng.randint(-2, 3), rng.randint(1, 9)])
        kind = rng.random()
        if kind < 0.6:
            words.append(f"{letter}{number}")
        elif kind < 0.8:
            words.append(rng.choice("XYZ") + str(number))
        else:
            words.append(rng.choice(["to", "or", f"{number}", letter, f"{letter}{number}b"]))
    return (" ".join(words),)


def edges(*, letter: str, limit: int, order: str) -> list[Arguments]:
    return [
        ("",),
        (f"{letter}{limit} {letter}{limit + 1} {letter}{limit - 1}",),
        (f"go to {letter} 5 then {letter}7a, {letter.lower()}8",),
        (f"  Z1   {letter}3 {letter}12  {letter}3 ",),
        (f"{letter}{letter}4 4{letter} {letter}0 {letter}-1",),
        (f"{letter}09 {letter}2 {letter}11 {letter}1",),
    ]


FAMILY = Family(
    area="parsing",
    kind="hard",
    knobs={
        "letter": ("A", "B", "K"),
        "limit": (15, 20, 30),
        "order": ("written", "rising", "falling"),
    },
    reference=gate_numbers,
    spec=spec,
    draw=draw,
    edges=edges,
)
