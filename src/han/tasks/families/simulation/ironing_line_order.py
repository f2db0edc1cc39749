"""In which order the customers of an ironing shop are done."""

import random

from han.tasks.family import Arguments, Family

_NAMES = "Ada Ben Cleo Dan Eve Finn Gus Hal".split()


def ironing_line_order(line: list[tuple[str, int]], *, most: int, order: str) -> list[str]:
    waiting = list(line)
    done: list[str] = []
    while waiting:
        name, shirts = waiting.pop(0)
        if shirts > most:
            waiting.append((name, shirts - most))
        else:
            done.append(name)
    return done if order == "first" else done[::-1]


def spec(*, most: int, order: str) -> list[str]:
    return [
        "Each customer in a line has a number of shirts.",
        f"The one at the front has up to {most} of them ironed and, if some are left, goes to the"
        " back of the line.",
        "Return the names in the order in which the customers are done, the one who is done"
        f" {order} at the front of the list.",
    ]


def draw(rng: random.Random, *, most: int, order: str) -> Arguments:
    names = rng.sample(_NAMES, rng.randint(3, 5))
    return ([(name, rng.randint(1, 3 * most + 1)) for name in names],)


def edges(*, most: int, order: str) -> list[Arguments]:
    return [
        ([],),
        ([("Ada", 1)],),
        ([("Ben", most), ("Ada", 1)],),
        ([("Ben", most + 1), ("Ada", most)],),
        ([("Cleo", 3 * most), ("Ben", 2 * most + 1), ("Ada", 2 * most), ("Dan", 1)],),
        ([("Ada", 2 * most + 1), ("Ben", 2 * most), ("Cleo", most + 1), ("Dan", most)],),
    ]


FAMILY = Family(
    area="simulation",
    kind="hard",
    knobs={"most": (2, 3, 4, 5, 6, 7, 8, 9), "order": ("first", "last")},
    reference=ironing_line_order,
    spec=spec,
    draw=draw,
    edges=edges,
)
