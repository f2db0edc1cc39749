"""Write a list of seeds whose names are filled up to one width."""

import random

from han.tasks.family import Arguments, Family

_SEEDS = "bean kale leek sunflower pea tomato marigold dill radish fennel".split()


def fill_seed_lines(seeds: dict[str, int], *, fill: str, extra: int, side: str) -> list[str]:
    lines: list[str] = []
    for name, bags in seeds.items():
        width = max(len(other) for other in seeds) + extra
        filled = name.ljust(width, fill) if side == "right" else name.rjust(width, fill)
        lines.append(filled + str(bags))
    return lines


def spec(*, fill: str, extra: int, side: str) -> list[str]:
    return [
        f"Write a line for each seed: its name, filled up with '{fill}' on the {side} until it is"
        f" {extra} longer than the longest name, and then its number of bags.",
        "Return the lines in the order in which the seeds are given.",
    ]


def draw(rng: random.Random, *, fill: str, extra: int, side: str) -> Arguments:
    return ({name: rng.randint(1, 40) for name in rng.sample(_SEEDS, rng.randint(2, 4))},)


def edges(*, fill: str, extra: int, side: str) -> list[Arguments]:
    return [
        ({},),
        ({"pea": 0},),
        ({"bean": 12, "kale": 3},),
        ({"a": 5, "sunflower": 5, "dill": 100},),
        ({"marigold": 7, "pea": 18, "tomato": 7},),
    ]


FAMILY = Family(
    area="formatting",
    kind="hard",
    knobs={"fill": (".", "-", "_", "*"), "extra": (1, 2, 3, 4), "side": ("right", "left")},
    reference=fill_seed_lines,
    spec=spec,
    draw=draw,
    edges=edges,
)
