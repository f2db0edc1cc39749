"""A tray of postcards from which one is taken at a time."""

import random

from han.tasks.family import Arguments, Family

_CARDS = "mill pier dune fort cave lake oak".split()


def run_card_tray(calls: list[tuple[str, ...]], *, taken: str, nothing: str) -> list[int | str]:
    class Tray:
        def __init__(self) -> None:
            self.cards: list[str] = []

        def put(self, card: str) -> int:
            self.cards.append(card)
            return len(self.cards)

        def take(self) -> str:
            if not self.cards:
                return nothing
            if taken == "newest":
                return self.cards.pop(-1)
            if taken == "oldest":
                return self.cards.pop(0)
            place = 0 if taken == "alphabetically first" else -1
            card = sorted(self.cards)[place]
            self.cards.remove(card)
            return card

    tray = Tray()
    return [getattr(tray, name)(*arguments) for name, *arguments in calls]


def spec(*, taken: str, nothing: str) -> list[str]:
    return [
        "Write a class Tray with two methods: put(card) stores a card and returns how many cards"
        f" are in the tray; take() removes the {taken} card and returns it, or returns '{nothing}'"
        " if there is none.",
        "run_card_tray(calls) makes one Tray and returns the list of the results of the calls.",
        "Each call is a tuple: the first item names the method, the others are its arguments.",
    ]


def draw(rng: random.Random, *, taken: str, nothing: str) -> Arguments:
    cards = rng.sample(_CARDS, 4)
    calls: list[tuple[str, ...]] = [("put", card) for card in cards[: rng.randint(1, 3)]]
    calls += rng.choice([[("take",)], [("take",), ("take",)]])
    if rng.random() < 0.5:
        calls += [("put", cards[3]), ("take",)]
    return (calls,)


def edges(*, taken: str, nothing: str) -> list[Arguments]:
    put = [("put", card) for card in ("mill", "cave", "pier", "lake")]
    return [
        ([],),
        ([("take",)],),
        ([("put", "mill"), ("take",), ("take",), ("put", "oak"), ("take",)],),
        ([*put, *[("take",)] * 5],),
        ([*put[:3], ("take",), *put[2:], *[("take",)] * 3],),
        ([*put[::-1], ("take",), ("put", "dune"), ("take",), ("take",), ("put", "oak")],),
    ]


FAMILY = Family(
    area="classes",
    kind="hard",
    knobs={
        "taken": ("newest", "oldest", "alphabetically first", "alphabetically last"),
        "nothing": ("none", "empty", "nothing", "no card"),
    },
    reference=run_card_tray,
    spec=spec,
    draw=draw,
    edges=edges,
)
