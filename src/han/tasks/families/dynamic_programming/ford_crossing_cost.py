"""Cross a ford from stone to stone at the lowest cost, with rules for bad stones."""

import random

from han.tasks.family import Arguments, Family


def ford_crossing_cost(
    stones: list[int], *, hop: int, loose: int, negative: str, never: int
) -> int:
    costs: list[int | None] = [0]
    for stone in stones:
        reached = [cost for cost in costs[-hop:] if cost is not None]
        if stone == loose or not reached:
            costs.append(None)
        else:
            costs.append(min(reached) + (max(stone, 0) if negative == "free" else abs(stone)))
    ends = [cost for cost in costs[-hop:] if cost is not None]
    return min(ends) if ends else never


def spec(*, hop: int, loose: int, negative: str, never: int) -> list[str]:
    hops = {2: "one or two places", 3: "one, two or three places"}
    negatives = {"free": "costs 0", "sign": "costs its number without the minus sign"}
    return [
        "A ford is a row of stones: you start in front of the first stone and must get to the "
        "place behind the last one.",
        f"Each hop takes you {hops[hop]} ahead.",
        "Stepping on a stone costs its number; return the lowest total cost of a crossing.",
        f"A stone with a negative number {negatives[negative]}.",
        f"A stone with the number {loose} is loose and must not be stepped on.",
        f"If there is no way across, return {never}; without any stones the cost is 0.",
    ]


def draw(rng: random.Random, *, hop: int, loose: int, negative: str, never: int) -> Arguments:
    pool = (1, 2, 3, 5, 7, 9, -1, -3, loose, loose)
    return ([rng.choice(pool) for _ in range(rng.randint(3, 8))],)


def edges(*, hop: int, loose: int, negative: str, never: int) -> list[Arguments]:
    return [
        ([],),
        ([4],),
        ([loose] * (hop - 1),),
        ([loose] * hop,),
        ([2, *[loose] * (hop - 1), 3],),
        ([2, *[loose] * hop, 3],),
        ([5] * hop,),
        ([3] * (2 * hop),),
        ([8, -2, 8, -4, 8, 8, 1],),
        ([loose, 1, 6, loose, -5, 2, 8],),
    ]


FAMILY = Family(
    area="dynamic_programming",
    kind="hopeless",
    knobs={"hop": (2, 3), "loose": (0, 7), "negative": ("free", "sign"), "never": (-1, -9)},
    reference=ford_crossing_cost,
    spec=spec,
    draw=draw,
    edges=edges,
)
