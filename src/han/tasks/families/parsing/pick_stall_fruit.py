"""The fruit of a stall of which most or least was sold, read from one line."""

import random
from collections import defaultdict

from han.tasks.family import Arguments, Family


def pick_stall_fruit(line: str, *, comma: str, mark: str, which: str, tie: str) -> str:
    totals: dict[str, int] = defaultdict(int)
    for item in line.split(comma):
        fruit, kilos = item.split(mark)
        totals[fruit] += int(kilos)
    goal = max(totals.values()) if which == "largest" else min(totals.values())
    ties = [fruit for fruit, total in totals.items() if total == goal]
    return min(ties) if tie == "first" else max(ties)


def spec(*, comma: str, mark: str, which: str, tie: str) -> list[str]:
    return [
        f"The line holds one or more sales with {comma!r} between them, each of them a fruit, "
        f"{mark!r} and a number of kilos.",
        f"Return the fruit with the {which} sum of kilos, on a tie the {tie} one in alphabetical "
        "order.",
    ]


def draw(rng: random.Random, *, comma: str, mark: str, which: str, tie: str) -> Arguments:
    fruits = rng.sample(["fig", "plum", "pear", "lime", "apple", "quince"], rng.randint(2, 3))
    sales = [(rng.choice(fruits), rng.randint(1, 4)) for _ in range(rng.randint(2, 5))]
    return (comma.join(f"{fruit}{mark}{kilos}" for fruit, kilos in sales),)


def edges(*, comma: str, mark: str, which: str, tie: str) -> list[Arguments]:
    lines = [
        "fig=3",
        "plum=2;fig=2;lime=2",
        "fig=2;plum=2",
        "plum=12;fig=5;fig=6",
        "fig=12;plum=5;plum=6",
        "fig=4;plum=2;lime=3;fig=1;plum=3",
        "lime=10;apple=9;pear=10;apple=1",
        "pear=1;fig=7;pear=7;lime=7",
        "apple=1;pear=2;apple=2",
    ]
    return [(line.replace(";", comma).replace("=", mark),) for line in lines]


FAMILY = Family(
    area="parsing",
    kind="hard",
    knobs={
        "comma": (";", ",", "/"),
        "mark": ("=", ":"),
        "which": ("largest", "smallest"),
        "tie": ("first", "last"),
    },
    reference=pick_stall_fruit,
    spec=spec,
    draw=draw,
    edges=edges,
)
