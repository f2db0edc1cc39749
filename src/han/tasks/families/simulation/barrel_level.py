"""Water in a rain barrel after a list of changes."""

import random

from han.tasks.family import Arguments, Family


def barrel_level(changes: list[int], *, start: int, cap: int, leak: int) -> int:
    level = start
    for change in changes:
        level = min(cap, level + change)
        level = max(0, level - leak)
    return level


def spec(*, start: int, cap: int, leak: int) -> list[str]:
    litres = "1 litre leaks" if leak == 1 else f"{leak} litres leak"
    return [
        f"A rain barrel holds {start} litres at first and has room for {cap} litres.",
        "Each number is added to its content, one after the other; negative numbers are water "
        "taken out.",
        "Whatever is more than the barrel's room runs over at once.",
        f"After each change {litres} out, and the content never falls below 0.",
        "Return the litres in the barrel at the end.",
    ]


def draw(rng: random.Random, *, start: int, cap: int, leak: int) -> Arguments:
    return ([rng.choice((-1, 1, 1)) * rng.randint(1, 9) for _ in range(rng.randint(3, 7))],)


def edges(*, start: int, cap: int, leak: int) -> list[Arguments]:
    return [
        ([],),
        ([cap - start],),
        ([cap - start + 1],),
        ([cap - start + 4, -2, 3],),
        ([-start - 3, 5],),
        ([-start, 2],),
        ([leak - start, cap + 1],),
        ([leak - start + 1],),
        ([leak - start, leak],),
        ([-50, cap, 1, -cap, 4],),
        ([100, -100, 100],),
    ]


FAMILY = Family(
    area="simulation",
    kind="hard",
    knobs={"start": (4, 7, 10), "cap": (15, 18, 22), "leak": (1, 2)},
    reference=barrel_level,
    spec=spec,
    draw=draw,
    edges=edges,
)
