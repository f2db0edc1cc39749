"""A press that puts shortened words on a sign."""

import random

from han.tasks.family import Arguments, Family

_WORDS = "harbour market bridge garden castle station museum tower".split()


def run_sign_press(calls: list[tuple[str, str]], *, count: int, sign: str) -> list[str]:
    class Press:
        def __init__(self) -> None:
            self.text = ""

        def add(self, word: str) -> str:
            self.text += word[:count] + sign
            return self.text

    press = Press()
    return [getattr(press, name)(*arguments) for name, *arguments in calls]


def spec(*, count: int, sign: str) -> list[str]:
    return [
        "Write a class Press with an empty text at first; its method add(word) appends the first"
        f" {count} letters of the word and a '{sign}' to the text and returns the text.",
        "run_sign_press(calls) makes one Press and returns the list of the results of the calls.",
        "Each call is a tuple: the first item names the method, the others are its arguments.",
    ]


def draw(rng: random.Random, *, count: int, sign: str) -> Arguments:
    return ([("add", word) for word in rng.choices(_WORDS, k=rng.randint(1, 3))],)


def edges(*, count: int, sign: str) -> list[Arguments]:
    return [
        ([],),
        ([("add", "mill")],),
        ([("add", "a"), ("add", "lighthouse")],),
        ([("add", "tower"), ("add", "tower"), ("add", "")],),
    ]


FAMILY = Family(
    area="classes",
    kind="easy",
    knobs={"count": (2, 3, 4, 5), "sign": ("-", ".", "/", "+")},
    reference=run_sign_press,
    spec=spec,
    draw=draw,
    edges=edges,
)
