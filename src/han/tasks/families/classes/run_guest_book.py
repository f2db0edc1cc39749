"""A guest book that takes each name once, and no initials."""

import random

from han.tasks.family import Arguments, Family

_NAMES = "A Bo Ida Nils Clara Edith Olga Ruth".split()


def run_guest_book(calls: list[tuple[str, str]], *, least: int, glue: str) -> list[str]:
    class GuestBook:
        def __init__(self) -> None:
            self.names: list[str] = []

        def sign(self, name: str) -> str:
            if len(name) >= least and name not in self.names:
                self.names.append(name)
            return glue.join(self.names)

    book = GuestBook()
    return [getattr(book, name)(*arguments) for name, *arguments in calls]


def spec(*, least: int, glue: str) -> list[str]:
    return [
        "Write a class GuestBook; its method sign(name) adds the name to the book and returns all"
        f" names in the book joined by '{glue}'.",
        "A name that is already in the book is not added again.",
        f"A name with fewer than {least} letters is not added.",
        "run_guest_book(calls) makes one GuestBook and returns the list of the results of the"
        " calls.",
        "Each call is a tuple: the first item names the method, the others are its arguments.",
    ]


def draw(rng: random.Random, *, least: int, glue: str) -> Arguments:
    names = rng.sample(_NAMES, rng.randint(2, 3))
    if rng.random() < 0.5:
        names.append(rng.choice(names))
    return ([("sign", name) for name in names],)


def edges(*, least: int, glue: str) -> list[Arguments]:
    name = "Katrin"[:least]
    return [
        ([("sign", name), ("sign", name[1:]), ("sign", name + "a")],),
        ([("sign", "Clara"), ("sign", "Edith"), ("sign", "Clara")],),
        ([("sign", "Edith"), ("sign", "Edith"), ("sign", "Clara")],),
        ([("sign", ""), ("sign", "Ottilie"), ("sign", "")],),
    ]


FAMILY = Family(
    area="classes",
    kind="edge",
    knobs={"least": (2, 3, 4), "glue": ("+", "-", "/", ", ", "; ", " ")},
    reference=run_guest_book,
    spec=spec,
    draw=draw,
    edges=edges,
)
