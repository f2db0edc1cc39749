"""Find the first or the last market day that is not in a closed month."""

import random

from han.tasks.family import Arguments, Family


def market_day_left(days: list[str], *, which: str, month: str) -> str:
    left: list[str] = []
    for day in days:
        if day[5:7] != month:
            left.append(day)
    if not left:
        return "none"
    return min(left) if which == "earliest" else max(left)


def spec(*, which: str, month: str) -> list[str]:
    return [
        f"Return the {which} of the market days, written as YYYY-MM-DD.",
        f"Days in month {int(month)} are ignored.",
        "If no day is left, return 'none'.",
    ]


def draw(rng: random.Random, *, which: str, month: str) -> Arguments:
    near = [month, f"{int(month) - 1:02d}", f"{int(month) + 1:02d}"]
    days: list[str] = []
    for _ in range(rng.randint(1, 5)):
        days.append(f"{rng.randint(2023, 2025)}-{rng.choice(near)}-{rng.randint(1, 28):02d}")
    return (days,)


def edges(*, which: str, month: str) -> list[Arguments]:
    before, after = f"{int(month) - 1:02d}", f"{int(month) + 1:02d}"
    return [
        ([],),
        ([f"2024-{month}-10"],),
        ([f"2024-{month}-10", f"2023-{month}-11"],),
        ([f"2024-{before}-10"],),
        ([f"2023-{month}-01", f"2024-{before}-{month}", f"2024-{after}-03", f"2025-{month}-28"],),
        ([f"2024-{after}-{month}", f"2024-{month}-20", f"2024-{before}-19"],),
        ([f"2025-{before}-05", f"2022-{month}-09", f"2023-{after}-17"],),
    ]


FAMILY = Family(
    area="dates",
    kind="edge",
    knobs={
        "which": ("earliest", "latest"),
        "month": ("02", "03", "04", "05", "06", "08", "09", "11"),
    },
    reference=market_day_left,
    spec=spec,
    draw=draw,
    edges=edges,
)
