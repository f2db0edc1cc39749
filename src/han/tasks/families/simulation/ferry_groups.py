"""Which groups get on a small ferry and which stay on the pier."""

import random

from han.tasks.family import Arguments, Family


def ferry_groups(groups: list[int], *, seats: int, biggest: int, result: str) -> list[int]:
    free = seats
    aboard: list[int] = []
    behind: list[int] = []
    for group in groups:
        if group <= free and group <= biggest:
            free -= group
            if result == "aboard":
                aboard.append(group)
        elif result == "behind":
            behind.append(group)
    return aboard if result == "aboard" else behind


def spec(*, seats: int, biggest: int, result: str) -> list[str]:
    results = {"aboard": "that got on", "behind": "that stayed behind"}
    return [
        f"A ferry has {seats} seats, and groups of people want to get on in the given order.",
        "A group gets on if the seats that are still free are enough for all of it; otherwise it "
        "stays behind and the next group is asked.",
        f"A group of more than {biggest} people always stays behind.",
        f"Return the sizes of the groups {results[result]}, in the given order.",
    ]


def draw(rng: random.Random, *, seats: int, biggest: int, result: str) -> Arguments:
    return ([rng.randint(1, biggest + 2) for _ in range(rng.randint(3, 7))],)


def edges(*, seats: int, biggest: int, result: str) -> list[Arguments]:
    return [
        ([],),
        ([biggest],),
        ([biggest + 1],),
        ([biggest + 1, 2, 1],),
        ([biggest - 1, biggest, 1],),
        ([2] * (seats // 2) + [1, 1, 1],),
        ([1] * seats + [1],),
        ([1] * (seats - 2) + [3, 2, 1],),
        ([1] * (seats - 2) + [1, 2, 1, 1],),
    ]


FAMILY = Family(
    area="simulation",
    kind="hard",
    knobs={"seats": (8, 10, 12, 15), "biggest": (4, 5, 6), "result": ("aboard", "behind")},
    reference=ferry_groups,
    spec=spec,
    draw=draw,
    edges=edges,
)
