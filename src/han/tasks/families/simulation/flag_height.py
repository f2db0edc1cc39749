"""Height of a flag after pulls up and down."""

import random

from han.tasks.family import Arguments, Family


def flag_height(pulls: str, *, start: int, up: int, down: int) -> int:
    height = start
    for pull in pulls:
        if pull == "u":
            height += up
        else:
            height -= down
    return height


def spec(*, start: int, up: int, down: int) -> list[str]:
    return [
        f'A flag starts at height {start}; each "u" in the text raises it by {up}, each "d" lowers '
        f"it by {down}.",
        "Return its height at the end.",
    ]


def draw(rng: random.Random, *, start: int, up: int, down: int) -> Arguments:
    return ("".join(rng.choices("ud", k=rng.randint(2, 8))),)


def edges(*, start: int, up: int, down: int) -> list[Arguments]:
    return [("",), ("u",), ("d",), ("ddu",), ("uud",), ("uuuuuuu",)]


FAMILY = Family(
    area="simulation",
    kind="easy",
    knobs={"start": (20, 25, 30, 40), "up": (2, 3, 5), "down": (1, 2, 4)},
    reference=flag_height,
    spec=spec,
    draw=draw,
    edges=edges,
)
