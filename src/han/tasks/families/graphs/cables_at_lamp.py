"""Count the cables at a lamp, with loops and lonely lamps."""

import random

from han.tasks.family import Arguments, Family

_LAMPS = ("A", "B", "C", "D")


def cables_at_lamp(cables: list[tuple[str, str]], lamp: str, *, loop: str, alone: int) -> int:
    count = 0
    for first, second in cables:
        if first == second and first == lamp:
            count += 2 if loop == "twice" else 3 if loop == "three times" else 4
        elif first == lamp or second == lamp:
            count += 1
    return count or alone


def spec(*, loop: str, alone: int) -> list[str]:
    return [
        "Each pair is a cable between two lamps; return how many cables touch the given lamp.",
        f"A cable from this lamp to itself counts {loop}.",
        f"If no cable touches the lamp, return {alone}.",
    ]


def draw(rng: random.Random, *, loop: str, alone: int) -> Arguments:
    size = rng.randint(2, 5)
    lamps = rng.choices(_LAMPS, k=rng.choice((2, 3, 4)))
    cables = [(rng.choice(lamps), rng.choice(_LAMPS)) for _ in range(size)]
    return (cables, rng.choice(_LAMPS))


def edges(*, loop: str, alone: int) -> list[Arguments]:
    return [
        ([], "A"),
        ([("A", "A")], "A"),
        ([("A", "A")], "B"),
        ([("A", "B")], "A"),
        ([("A", "B")], "B"),
        ([("C", "B"), ("B", "B"), ("B", "C"), ("A", "A")], "B"),
        ([("C", "B"), ("B", "B")], "D"),
    ]


FAMILY = Family(
    area="graphs",
    kind="edge",
    knobs={
        "loop": ("twice", "three times", "four times"),
        "alone": (-1, -5, 50, 77, 99, 100),
    },
    reference=cables_at_lamp,
    spec=spec,
    draw=draw,
    edges=edges,
)
