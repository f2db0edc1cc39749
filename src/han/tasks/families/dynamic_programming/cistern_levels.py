"""Keep the level of a cistern through a list of changes."""

import random

from han.tasks.family import Arguments, Family


def cistern_levels(changes: list[int], *, most: int, start: str, over: str) -> list[int]:
    level = most if start == "full" else 0
    levels: list[int] = []
    for change in changes:
        level = max(level + change, 0)
        if over == "stays":
            level = min(level, most)
        elif level > most:
            level = 0
        levels.append(level)
    return levels


def spec(*, most: int, start: str, over: str) -> list[str]:
    starts = {"full": f"is full and holds {most} litres", "empty": "is empty and holds 0 litres"}
    overs = {
        "stays": f"it holds exactly {most} litres after this change",
        "drains": "its drain opens and it holds 0 litres after this change",
    }
    return [
        f"A cistern {starts[start]} before the first change.",
        "Each change is added to the level; a level below 0 becomes 0.",
        f"If the level would be more than {most} litres, {overs[over]}.",
        "Return the list of the levels after each change.",
    ]


def draw(rng: random.Random, *, most: int, start: str, over: str) -> Arguments:
    return ([rng.randint(-6, 8) for _ in range(rng.randint(2, 8))],)


def edges(*, most: int, start: str, over: str) -> list[Arguments]:
    return [
        ([],),
        ([0],),
        ([-most, most],),
        ([-most, most + 1, 1],),
        ([-most - 1, 2, most - 2, -1],),
        ([-most, most - 1, 1, 1, 3],),
        ([3, -1, -20, 4],),
    ]


FAMILY = Family(
    area="dynamic_programming",
    kind="hard",
    knobs={"most": (8, 10, 12, 15), "start": ("full", "empty"), "over": ("stays", "drains")},
    reference=cistern_levels,
    spec=spec,
    draw=draw,
    edges=edges,
)
