"""A book of beehives that are rated by the apiary's own function."""

import random

from han.tasks.family import Arguments, Family

_HIVES = ("oak", "elm", "fir", "ash")


def hive_grade(frames: int, brood: int) -> int:
    if brood > frames:
        return 0
    grade = 3 * brood + (frames - brood) // 2
    return grade + 4 if frames % 3 == 0 else grade


def run_hive_book(
    calls: list[tuple[str | int, ...]], *, kept: str, limit: int, order: str
) -> list[int | list[str]]:
    class HiveBook:
        def __init__(self) -> None:
            self.values: dict[str, int] = {}

        def check(self, hive: str, frames: int, brood: int) -> int:
            value = hive_grade(frames, brood)
            if hive in self.values:
                if kept == "sum":
                    value += self.values[hive]
                else:
                    earlier = self.values[hive]
                    value = max(value, earlier) if kept == "best" else min(value, earlier)
            self.values[hive] = value
            return value

        def strong(self) -> list[str]:
            hives = [hive for hive, value in self.values.items() if value >= limit]
            if order == "alphabet":
                hives.sort()
            if order == "reversed":
                hives.sort(reverse=True)
            return hives[:2]

    book = HiveBook()
    return [getattr(book, str(name))(*arguments) for name, *arguments in calls]


def spec(*, kept: str, limit: int, order: str) -> list[str]:
    values = {
        "best": "its best grade so far",
        "worst": "its worst grade so far",
        "sum": "the sum of its grades so far",
    }
    orders = {
        "alphabet": "in alphabetical order",
        "reversed": "in reverse alphabetical order",
        "checked": "in the order of their first checks",
    }
    return [
        "Write a class HiveBook with the methods check(hive, frames, brood) and strong().",
        "Grade a check by the apiary's own function for hive grades, as the house library page"
        " says.",
        f"check returns the value of the hive, {values[kept]}.",
        f"strong returns the hives with a value of at least {limit}, {orders[order]},"
        " but only the first two.",
        "run_hive_book(calls) makes one HiveBook, performs the calls (tuples of name and"
        " arguments) in order and returns their results.",
    ]


def draw(rng: random.Random, *, kept: str, limit: int, order: str) -> Arguments:
    calls: list[tuple[str | int, ...]] = []
    hives = rng.sample(_HIVES, k=2)
    for _ in range(rng.randint(2, 3)):
        calls.append(("check", rng.choice(hives), rng.randint(3, 10), rng.randint(0, 5)))
    return ([*calls, ("strong",)],)


def edges(*, kept: str, limit: int, order: str) -> list[Arguments]:
    def check(hive: str, *found: tuple[int, int]) -> list[tuple[str | int, ...]]:
        return [("check", hive, frames, brood) for frames, brood in found]

    exactly, below = {8: ((7, 2), (5, 2)), 11: ((8, 3), (5, 3)), 14: ((8, 4), (7, 4))}[limit]
    good = (9, 5)
    return [
        ([],),
        ([("strong",)],),
        ([*check("oak", exactly), *check("elm", below), ("strong",)],),
        ([*check("elm", below), ("strong",), *check("elm", good, (3, 4)), ("strong",)],),
        ([*check("fir", good), *check("elm", good), *check("oak", good), ("strong",)],),
        ([*check("elm", good), *check("oak", good), *check("ash", (0, 1), good), ("strong",)],),
        ([*check("ash", (7, 1), (5, 2), (6, 6), (2, 2), (6, 0)), ("strong",)],),
    ]


FAMILY = Family(
    area="classes",
    kind="house",
    knobs={
        "kept": ("best", "worst", "sum"),
        "limit": (8, 11, 14),
        "order": ("alphabet", "reversed", "checked"),
    },
    reference=run_hive_book,
    spec=spec,
    draw=draw,
    edges=edges,
    page="hive_grades",
    library=(hive_grade,),
)
