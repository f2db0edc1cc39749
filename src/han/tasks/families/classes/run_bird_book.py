"""A notebook of birds that knows which one was seen most or least."""

import random

from han.tasks.family import Arguments, Family

_BIRDS = ("wren", "rook", "kite", "Wren", "Rook")


def run_bird_book(
    calls: list[tuple[str | int, ...]], *, answer: str, most: str, tie: str, letters: str
) -> list[int | str]:
    class BirdBook:
        def __init__(self) -> None:
            self.seen: dict[str, int] = {}

        def see(self, bird: str, number: int) -> int:
            if letters == "ignored":
                bird = bird.lower()
            if bird not in self.seen:
                self.seen[bird] = 0
            self.seen[bird] += number
            return self.seen[bird] if answer == "this" else sum(self.seen.values())

        def pick(self) -> str:
            birds = sorted(self.seen) if tie == "first" else list(self.seen)
            if most == "most":
                bird = max(birds, key=lambda bird: self.seen[bird], default="none")
            else:
                bird = min(birds, key=lambda bird: self.seen[bird], default="none")
            return bird

    book = BirdBook()
    return [getattr(book, str(name))(*arguments) for name, *arguments in calls]


def spec(*, answer: str, most: str, tie: str, letters: str) -> list[str]:
    answers = {"this": "of this bird", "all": "of all birds together"}
    ties = {"earliest": "the one noted first", "first": "the alphabetically first"}
    names = {
        "ignored": "Birds are noted in lower case.",
        "kept": "Capital letters make a different bird.",
    }
    return [
        "Write a class BirdBook with the methods see(bird, number) and pick().",
        f"see notes that a number of birds was seen and returns the number {answers[answer]} so"
        " far.",
        f"pick returns the bird with the {most} sightings, of several {ties[tie]}, or 'none' if"
        " the book is empty.",
        names[letters],
        "run_bird_book(calls) makes one BirdBook, performs the calls (tuples of name and"
        " arguments) in order and returns their results.",
    ]


def draw(rng: random.Random, *, answer: str, most: str, tie: str, letters: str) -> Arguments:
    birds = rng.sample(_BIRDS, k=3)
    calls: list[tuple[str | int, ...]] = []
    for _ in range(rng.randint(2, 4)):
        calls.append(("see", rng.choice(birds), rng.randint(1, 3)))
    return ([*calls, ("pick",)],)


def edges(*, answer: str, most: str, tie: str, letters: str) -> list[Arguments]:
    def sight(birds: str) -> list[tuple[str | int, ...]]:
        return [("see", bird, 2) for bird in birds.split()]

    return [
        ([],),
        ([("pick",)],),
        ([*sight("rook kite Rook wren"), ("pick",)],),
        ([*sight("wren kite rook"), ("pick",), ("see", "wren", 1), ("pick",)],),
        ([*sight("kite wren rook wren rook kite"), ("pick",)],),
        ([*sight("wren kite Wren kite"), ("pick",), ("see", "kite", 7), ("pick",)],),
    ]


FAMILY = Family(
    area="classes",
    kind="hard",
    knobs={
        "answer": ("this", "all"),
        "most": ("most", "fewest"),
        "tie": ("earliest", "first"),
        "letters": ("ignored", "kept"),
    },
    reference=run_bird_book,
    spec=spec,
    draw=draw,
    edges=edges,
)
