"""Add up or count the vehicles of a ferry lane."""

import random

from han.tasks.family import Arguments, Family


def lane_of(length: int) -> int:
    return (length // 7 + 3 * length) % 4 + 1


def load_ferry_lanes(lengths: list[int], *, lane: int, inside: bool, what: str) -> int:
    total = 0
    for length in lengths:
        if lane_of(length) == lane if inside else lane_of(length) != lane:
            total += length if what == "lengths" else 1
    return total


def spec(*, lane: int, inside: bool, what: str) -> list[str]:
    lanes = f"the lane is {lane}" if inside else f"the lane is any other than {lane}"
    sought = "the sum of the lengths" if what == "lengths" else "the number"
    return [
        "Find the lane of each vehicle from its length with the ferry line's own function, as the "
        "house library page says.",
        f"Return {sought} of the vehicles for which {lanes}.",
    ]


def draw(rng: random.Random, *, lane: int, inside: bool, what: str) -> Arguments:
    return ([rng.randint(20, 119) for _ in range(rng.randint(4, 8))],)


def edges(*, lane: int, inside: bool, what: str) -> list[Arguments]:
    fit = [length for length in range(20, 60) if (lane_of(length) == lane) == inside]
    return [
        ([],),
        ([20],),
        (fit[:1],),
        (fit[1:4],),
        ([20, 21, 22, 23, 24, 25, 26, 27],),
        ([44, 45, 46, 47, 48, 49, 50],),
    ]


FAMILY = Family(
    area="lists",
    kind="house",
    knobs={"lane": (1, 2, 3, 4), "inside": (True, False), "what": ("lengths", "number")},
    reference=load_ferry_lanes,
    spec=spec,
    draw=draw,
    edges=edges,
    page="ferry_lane_library",
    library=(lane_of,),
)
