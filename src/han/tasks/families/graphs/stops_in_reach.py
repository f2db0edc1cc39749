"""Stops that can be reached over a few lanes."""

import itertools
import random

from han.tasks.family import Arguments, Family


def stops_in_reach(
    lanes: list[tuple[int, int]], start: int, *, most: int, ways: str, order: str
) -> list[int]:
    reached = {start}
    for _ in range(most):
        near = set(reached)
        for first, second in lanes:
            if first in reached:
                near.add(second)
            if ways == "both" and second in reached:
                near.add(first)
        reached = near
    return sorted(reached) if order == "rising" else sorted(reached, reverse=True)


def spec(*, most: int, ways: str, order: str) -> list[str]:
    walked = {"both": "in both directions", "one": "only from its first to its second stop"}
    return [
        f"Each lane joins two stops and can be walked {walked[ways]}.",
        f"Return start and all stops that can be reached from it over at most {most} lanes, in"
        f" {order} order.",
    ]


def draw(rng: random.Random, *, most: int, ways: str, order: str) -> Arguments:
    stops = rng.sample(range(1, 10), rng.randint(most + 2, 8))
    lanes = list(itertools.pairwise(stops))
    lanes.append((rng.choice(stops), rng.choice(stops)))
    lanes = [(b, a) if rng.random() < 0.15 else (a, b) for a, b in lanes]
    rng.shuffle(lanes)
    return (lanes, rng.choice(stops[:2]))


def edges(*, most: int, ways: str, order: str) -> list[Arguments]:
    chain = [(stop, stop + 1) for stop in range(1, most + 3)]
    return [
        ([], 4),
        ([(2, 3)], 2),
        ([(2, 3)], 3),
        ([(2, 3)], 7),
        (chain, 1),
        (chain[::-1], 1),
        (chain, most + 3),
        ([*chain, (1, most + 1), (20, 1)], 1),
        ([(8, 5), (5, 8), (1, 8), (5, 12)], 8),
    ]


FAMILY = Family(
    area="graphs",
    kind="hard",
    knobs={"most": (2, 3, 4, 5), "ways": ("both", "one"), "order": ("rising", "falling")},
    reference=stops_in_reach,
    spec=spec,
    draw=draw,
    edges=edges,
)
