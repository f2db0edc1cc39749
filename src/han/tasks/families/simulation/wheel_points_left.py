"""Points that a cart's wheel keeps after its heavy loads."""

import random

from han.tasks.family import Arguments, Blur, Family


def wheel_points_left(loads: list[int], *, limit: int, wear: int) -> int:
    points = 100
    for load in loads:
        if load > limit:
            points -= wear
    return points


def spec(*, limit: int, wear: int) -> list[str]:
    return [
        f"A wheel has 100 points, and each load of more than {limit} kilos costs {wear} points.",
        "Return how many points are left after these loads.",
    ]


def draw(rng: random.Random, *, limit: int, wear: int) -> Arguments:
    near = [limit, limit + 1, *(rng.randint(limit - 20, limit + 20) for _ in range(4))]
    return (rng.choices(near, k=rng.randint(3, 6)),)


def edges(*, limit: int, wear: int) -> list[Arguments]:
    return [
        ([],),
        *[([limit + step],) for step in (-1, 0, 1)],
        ([limit + 9, limit, limit + 7],),
        ([limit - 9, limit - 7],),
    ]


def settles(*, limit: int, wear: int) -> Arguments:
    return ([limit, limit + 5, limit - 5, limit],)


FAMILY = Family(
    area="simulation",
    kind="easy",
    knobs={"limit": (30, 35, 40, 50), "wear": (2, 3, 4, 5, 6)},
    reference=wheel_points_left,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("of more than", "from about", settles),
)
