"""Add up how much of each ferry lane the vehicles take."""

import random

from han.tasks.family import Arguments, Family


def lane_of(length: int) -> int:
    if length > 120 or length % 10 == 3:
        return 0
    return (length // 7 + 3 * length) % 4 + 1


def load_ferry_lanes(lengths: list[int], *, gap: int, least: int, order: str) -> list[int]:
    lanes = [0, 0, 0, 0]
    for length in lengths:
        lane = lane_of(length)
        if length >= least and lane > 0:
            lanes[lane - 1] += length + gap
    return lanes[::-1] if order == "reversed" else lanes


def spec(*, gap: int, least: int, order: str) -> list[str]:
    orders = {"ascending": "from lane 1 to lane 4", "reversed": "from lane 4 to lane 1"}
    return [
        "The list holds the lengths in decimetres of vehicles that wait for the ferry.",
        "Find the lane of each vehicle with the ferry line's own function, as the house library "
        "page says.",
        f"Each vehicle takes its length and {gap} decimetres more of its lane.",
        f"Vehicles without a lane and those shorter than {least} decimetres are left ashore.",
        f"Return how many decimetres of the four lanes are taken, {orders[order]}.",
    ]


def draw(rng: random.Random, *, gap: int, least: int, order: str) -> Arguments:
    values = [least, least - 1, 125, 43, *(rng.randint(10, 119) for _ in range(8))]
    return (rng.choices(values, k=rng.randint(3, 7)),)


def edges(*, gap: int, least: int, order: str) -> list[Arguments]:
    return [
        ([],),
        ([least],),
        ([least - 1, least + 1],),
        ([120, 121, 53],),
        ([44, 45, 46, 47, 48, 49, 50],),
        ([60, 60, 63, 130, 12],),
    ]


FAMILY = Family(
    area="lists",
    kind="house",
    knobs={"gap": (3, 5, 8), "least": (20, 30, 40), "order": ("ascending", "reversed")},
    reference=load_ferry_lanes,
    spec=spec,
    draw=draw,
    edges=edges,
    page="ferry_lane_library",
    library=(lane_of,),
)
