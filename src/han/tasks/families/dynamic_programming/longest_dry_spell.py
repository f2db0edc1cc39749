"""Find the longest run of days with little or with much rain."""

import random

from han.tasks.family import Arguments, Family


def longest_dry_spell(rain: list[int], *, limit: int, side: str) -> int:
    longest = spell = 0
    for amount in rain:
        spell = spell + 1 if (amount < limit if side == "less" else amount > limit) else 0
        longest = max(longest, spell)
    return longest


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "The list gives the rain of each day.",
        f"Return the length of the longest run of days with {side} than {limit} mm.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    low, high = (limit - 3, limit + 1) if side == "less" else (limit - 1, limit + 3)
    return ([max(rng.randint(low, high), 0) for _ in range(rng.randint(5, 14))],)


def edges(*, limit: int, side: str) -> list[Arguments]:
    on, off = (limit - 1, limit) if side == "less" else (limit + 1, limit)
    return [
        ([],),
        ([on],),
        ([off],),
        ([on, on, on, off, on],),
        ([on, off, off, on, on, on, on],),
        ([on, on, off, on, on, off, on],),
        ([off, 2 * limit - on, off],),
    ]


FAMILY = Family(
    area="dynamic_programming",
    kind="easy",
    knobs={"limit": (3, 4, 5, 6, 7, 8, 9, 10), "side": ("less", "more")},
    reference=longest_dry_spell,
    spec=spec,
    draw=draw,
    edges=edges,
)
