"""Find the ferry lane of each vehicle."""

import random

from han.tasks.family import Arguments, Family


def lane_of(length: int) -> int:
    return (length // 7 + 3 * length) % 4 + 1


def load_ferry_lanes(lengths: list[int], *, extra: int) -> list[int]:
    lanes: list[int] = []
    for length in lengths:
        lane = lane_of(length)
        lane += extra
        lanes += [lane]
    return lanes


def spec(*, extra: int) -> list[str]:
    return [
        "Return the lane for each vehicle length, by the ferry line's own function for lanes, "
        f"as the house library page says, each plus {extra}.",
    ]


def draw(rng: random.Random, *, extra: int) -> Arguments:
    return ([rng.randint(20, 119) for _ in range(rng.randint(2, 4))],)


def edges(*, extra: int) -> list[Arguments]:
    return [
        ([],),
        ([20],),
        ([44, 44],),
        ([20, 21, 22, 23, 24, 25, 26, 27],),
    ]


FAMILY = Family(
    area="lists",
    kind="house",
    knobs={"extra": tuple(range(2, 18))},
    reference=load_ferry_lanes,
    spec=spec,
    draw=draw,
    edges=edges,
    page="ferry_lane_library",
    library=(lane_of,),
)
