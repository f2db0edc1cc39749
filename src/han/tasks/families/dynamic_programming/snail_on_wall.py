"""A snail climbs and slides on a wall that it can't leave at either end."""

import random

from han.tasks.family import Arguments, Family


def snail_on_wall(moves: list[int], *, start: int, top: int) -> int:
    height = start
    for move in moves:
        height = min(max(height + move, 0), top)
    return height


def spec(*, start: int, top: int) -> list[str]:
    return [
        f"A snail starts at height {start}, and each number moves it up or, if negative, down.",
        "Return its height after the last move.",
        "A move that would end below 0 ends at 0.",
        f"A move that would end above {top} ends at {top}.",
    ]


def draw(rng: random.Random, *, start: int, top: int) -> Arguments:
    pool = (2, 3, 4, 6, -2, -3, -4, -6)
    return ([rng.choice(pool) for _ in range(rng.randint(3, 8))],)


def edges(*, start: int, top: int) -> list[Arguments]:
    return [
        ([],),
        ([top - start],),
        ([top - start + 1, -1],),
        ([-start],),
        ([-start - 1, 1],),
        ([-start - 4, 3],),
        ([top, 2, -3],),
        ([1, -2, 1, 1],),
    ]


FAMILY = Family(
    area="dynamic_programming",
    kind="edge",
    knobs={"start": (2, 3, 4, 5), "top": (8, 9, 10, 12)},
    reference=snail_on_wall,
    spec=spec,
    draw=draw,
    edges=edges,
)
