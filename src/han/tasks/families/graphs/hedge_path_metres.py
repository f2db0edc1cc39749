"""Add up the metres of the long, or short, paths of a park."""

import random

from han.tasks.family import Arguments, Family

_PLACES = ("pond", "gate", "oak", "hut", "hill")


def hedge_path_metres(paths: list[tuple[str, str, int]], *, limit: int, side: str) -> int:
    total = 0
    for _, _, metres in paths:
        if metres > limit if side == "longer" else metres < limit:
            total += metres
    return total


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "Each path joins two places and has a length in metres.",
        f"Return the metres of all paths {side} than {limit} metres, added up.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    paths: list[tuple[str, str, int]] = []
    for _ in range(rng.randint(3, 4)):
        first, second = rng.sample(_PLACES, 2)
        paths.append((first, second, rng.choice((limit, rng.randint(limit - 9, limit + 12)))))
    return (paths,)


def edges(*, limit: int, side: str) -> list[Arguments]:
    return [
        ([],),
        *[([("gate", "oak", limit + step)],) for step in (-1, 0, 1)],
        ([("hut", "oak", limit + 5), ("oak", "hut", limit + 5)],),
        ([("hut", "oak", limit - 5), ("oak", "hut", limit - 5)],),
    ]


FAMILY = Family(
    area="graphs",
    kind="easy",
    knobs={"limit": (15, 20, 25, 30, 40, 50, 60, 75), "side": ("longer", "shorter")},
    reference=hedge_path_metres,
    spec=spec,
    draw=draw,
    edges=edges,
)
