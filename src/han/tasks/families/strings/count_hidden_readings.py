"""Count how often a word is hidden in a text with limited gaps between its letters."""

import random

from han.tasks.family import Arguments, Blur, Family


def count_hidden_readings(text: str, word: str, *, near: int, far: int, side: str) -> int:
    if side == "right":
        text = text[::-1]
    ways = [int(letter == word[0]) for letter in text]
    for wanted in word[1:]:
        longer: list[int] = []
        for place, letter in enumerate(text):
            total = 0
            for gap in range(near, far + 1):
                if letter == wanted and place > gap:
                    total += ways[place - gap - 1]
            longer.append(total)
        ways = longer
    return sum(ways)


def spec(*, near: int, far: int, side: str) -> list[str]:
    other = {"left": "right", "right": "left"}[side]
    return [
        "A weaver hides a word in a text: some letters of the text, picked one after the other, "
        "spell the word.",
        f"The letters are picked from the {side} end of the text towards the {other} end, "
        "and no place of the text is used twice.",
        f"From one picked letter to the next the gap is at least {near} and at most {far}, "
        "where a gap is the number of letters in between.",
        "Return how many different choices of places spell the word, which has at least one "
        "letter.",
        "Capital and small letters are different letters.",
    ]


def draw(rng: random.Random, *, near: int, far: int, side: str) -> Arguments:
    letters = rng.choice(["ab", "abc", "aab", "aAb"])
    text = "".join(rng.choices(letters, k=rng.randint(8, 24)))
    return text, "".join(rng.choices(letters, k=rng.choice([1, 2, 2, 3])))


def edges(*, near: int, far: int, side: str) -> list[Arguments]:
    return [
        ("", "a"),
        ("a", "a"),
        ("ab", "ab"),
        ("a" * (far + 3), "aa"),
        ("b" + "x" * near + "a" + "x" * near + "b", "ab"),
        ("b" + "x" * (far + 1) + "a" + "x" * (far + 1) + "b", "ba"),
        ("b" + "x" * far + "a" + "x" * far + "bc", "ba"),
        ("aAbBaAbBaAbBaAbB", "abA"),
        ("a" * 120, "a" * 20),
        ("ab" * 60, "ab" * 9),
    ]


def settles(*, near: int, far: int, side: str) -> Arguments:
    text = "o" + "x" * far + "k"
    return (text if side == "left" else text[::-1]), "ok"


FAMILY = Family(
    area="strings",
    kind="hopeless",
    knobs={"near": (0, 1, 2), "far": (4, 5, 6), "side": ("left", "right")},
    reference=count_hidden_readings,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur(", where a gap is the number of letters in between", ", in letters", settles),
    time_limit_s=2,
)
