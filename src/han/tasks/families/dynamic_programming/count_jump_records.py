"""Count the jumps that beat all jumps before them, fouls aside."""

import random

from han.tasks.family import Arguments, Family


def count_jump_records(jumps: list[int], *, limit: int, equal: str) -> int:
    records: list[int] = []
    for jump in jumps:
        if jump > limit:
            continue
        if not records or (jump >= records[-1] if equal == "counts too" else jump > records[-1]):
            records.append(jump)
    return len(records)


def spec(*, limit: int, equal: str) -> list[str]:
    return [
        "Return how many jumps are records: the first one and each that is longer than all before "
        "it.",
        f"A jump that only equals the best one so far {equal}.",
        f"Jumps of more than {limit} are fouls and are left out everywhere.",
    ]


def draw(rng: random.Random, *, limit: int, equal: str) -> Arguments:
    return ([rng.randint(limit - 5, limit + 1) for _ in range(rng.randint(4, 9))],)


def edges(*, limit: int, equal: str) -> list[Arguments]:
    return [
        ([],),
        ([1],),
        ([limit],),
        ([limit + 1],),
        ([limit + 1, 2, limit, 3],),
        ([3, 3, 5, 5, 4],),
        ([1, 2, 3, 4, 5],),
        ([5, 4, 3, 4, 5, 6],),
        ([2, limit + 3, 3, limit + 2, 4],),
    ]


FAMILY = Family(
    area="dynamic_programming",
    kind="edge",
    knobs={"limit": (7, 8, 9, 10, 12, 15, 20, 25), "equal": ("counts too", "does not count")},
    reference=count_jump_records,
    spec=spec,
    draw=draw,
    edges=edges,
)
