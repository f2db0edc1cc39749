"""Charters of a ferry that can be sailed one after another for the most pay."""

import random

from han.tasks.family import Arguments, Family


def best_ferry_charters(
    charters: list[tuple[int, int, int]], *, turn: int, limit: int, bonus: int, fewest: bool
) -> tuple[int, int]:
    ordered = sorted(charters, key=lambda charter: charter[1])
    best = [(0, 0)]
    for place, (start, end, pay) in enumerate(ordered):
        fitting = sum(1 for earlier in ordered[:place] if earlier[1] + turn <= start)
        total, trips = best[fitting]
        if end - start > limit:
            pay += bonus
        taken = (total + pay, trips - 1 if fewest else trips + 1)
        best.append(max(best[-1], taken))
    total, trips = best[-1]
    return total, -trips if fewest else trips


def spec(*, turn: int, limit: int, bonus: int, fewest: bool) -> list[str]:
    return [
        "Each charter is a start, an end and a pay above 0; start and end are minutes, and the "
        "start is before the end.",
        "One ferry sails the charters that the captain picks; "
        f"from the end of one to the start of the next at least {turn} minutes must pass.",
        f"A charter that lasts longer than {limit} minutes brings {bonus} more than its pay.",
        "Pick the charters that bring the most in all and return this sum and the number of "
        "charters picked.",
        f"If several choices bring the same, take the one with the {'fewest' if fewest else 'most'}"
        " charters.",
    ]


def draw(rng: random.Random, *, turn: int, limit: int, bonus: int, fewest: bool) -> Arguments:
    charters: list[tuple[int, int, int]] = []
    at = rng.randint(40, 60) * 10
    for _ in range(rng.randint(3, 6)):
        end = at + rng.choice([30, 40, limit, limit + 10, 60])
        charters.append((at, end, rng.randint(1, 6) * 5))
        at = rng.choice([at + 10, at - 20, end + turn, end + turn, end + turn - 10, end])
    rng.shuffle(charters)
    return (charters,)


def edges(*, turn: int, limit: int, bonus: int, fewest: bool) -> list[Arguments]:
    long = limit + 1
    many = [(40 * n, 40 * n + 30 + n % 7 * 3, 10 + n * n % 13) for n in range(120)]
    return [
        ([],),
        ([(500, 500 + limit, 7)],),
        ([(500, 500 + long, 7)],),
        ([(500, 520, 9), (520 + turn, 550 + turn, 8)],),
        ([(500, 520, 9), (519 + turn, 550 + turn, 8)],),
        ([(500, 510, 5), (510 + turn, 520 + turn, 5), (505, 515, 10)],),
        ([(500, 510, 5), (510 + turn, 520 + turn, 4), (501, 520 + turn, 10)],),
        ([(600, 630, 3), (500, 520, 20), (510, 540, 30), (540 + turn, 560 + turn, 6)],),
        ([(500, 500 + long, 5), (500, 510, 4), (510 + turn, 520 + turn, bonus + 1)],),
        (many,),
    ]


FAMILY = Family(
    area="dates",
    kind="hopeless",
    knobs={
        "turn": (10, 15, 20),
        "limit": (90, 120),
        "bonus": (5, 15),
        "fewest": (False, True),
    },
    reference=best_ferry_charters,
    spec=spec,
    draw=draw,
    edges=edges,
    time_limit_s=2.0,
)
