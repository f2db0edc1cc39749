"""A wall of lockers that hands out the free one at one end."""

import random

from han.tasks.family import Arguments, Family

_NAMES = ("Ana", "Bo", "ana", "Cy", "", "Di")


def run_locker_wall(
    calls: list[tuple[str, str]], *, size: int, side: str, none: int, letters: str
) -> list[int]:
    class LockerWall:
        def __init__(self) -> None:
            self.owners: dict[str, int] = {}

        def rent(self, name: str) -> int:
            if letters == "ignored":
                name = name.lower()
            free = [n for n in range(1, size + 1) if n not in self.owners.values()]
            if name in self.owners:
                return self.owners[name]
            if not free or name == "":
                return none
            self.owners[name] = free[0] if side == "lowest" else free[-1]
            return self.owners[name]

        def release(self, name: str) -> int:
            if letters == "ignored":
                name = name.lower()
            return self.owners.pop(name, none)

    wall = LockerWall()
    return [getattr(wall, method)(name) for method, name in calls]


def spec(*, size: int, side: str, none: int, letters: str) -> list[str]:
    names = {
        "ignored": "Names that differ only in capital letters are the same name.",
        "kept": "Names that differ only in capital letters are different names.",
    }
    return [
        f"Write a class LockerWall with lockers 1 to {size} and the methods rent(name) and"
        " release(name).",
        f"rent gives the name the free locker with the {side} number and returns this number.",
        "A name that has a locker gets no second one: rent returns the number of its locker again.",
        f"If no locker is free, rent returns {none}.",
        f"The empty name never gets a locker; rent returns {none} for it.",
        "release makes the locker of the name free and returns its number, or returns"
        f" {none} if the name has none.",
        names[letters],
        "run_locker_wall(calls) makes one LockerWall, performs the calls, tuples of method name and"
        " argument, in order and returns the list of their results.",
    ]


def draw(rng: random.Random, *, size: int, side: str, none: int, letters: str) -> Arguments:
    calls: list[tuple[str, str]] = [("rent", rng.choice(_NAMES)), ("rent", rng.choice(_NAMES))]
    for _ in range(rng.randint(1, 3)):
        calls.append((rng.choice(["rent", "rent", "release"]), rng.choice(_NAMES)))
    return (calls,)


def edges(*, size: int, side: str, none: int, letters: str) -> list[Arguments]:
    full = [("rent", name) for name in "abcdef"[:size]]
    return [
        ([],),
        ([("rent", ""), ("release", ""), ("rent", "Bo")],),
        ([*full, ("rent", "z"), ("rent", "b"), ("release", "z")],),
        ([*full, ("release", "b"), ("release", "b"), ("rent", "z"), ("rent", "b")],),
        ([("rent", "Bo"), ("rent", "bO"), ("release", "BO"), ("rent", "bo")],),
        ([("rent", "a"), ("rent", "b"), ("release", "A"), ("rent", "c"), ("rent", "a")],),
    ]


FAMILY = Family(
    area="classes",
    kind="hopeless",
    knobs={
        "size": (2, 3, 4),
        "side": ("lowest", "highest"),
        "none": (0, -1),
        "letters": ("ignored", "kept"),
    },
    reference=run_locker_wall,
    spec=spec,
    draw=draw,
    edges=edges,
)
