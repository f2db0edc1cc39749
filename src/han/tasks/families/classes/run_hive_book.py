"""A book of beehives that are rated by the apiary's own function."""

import random

from han.tasks.family import Arguments, Family


def hive_grade(frames: int, brood: int) -> int:
    if brood > frames:
        return 0
    grade = 3 * brood + (frames - brood) // 2
    return grade + 4 if frames % 3 == 0 else grade


def run_hive_book(calls: list[tuple[str, int, int]], *, limit: int, side: str) -> list[int]:
    class HiveBook:
        def __init__(self) -> None:
            self.count = 0

        def check(self, frames: int, brood: int) -> int:
            grade = hive_grade(frames, brood)
            if grade > limit if side == "above" else grade < limit:
                self.count += 1
            return self.count

    book = HiveBook()
    return [getattr(book, name)(*arguments) for name, *arguments in calls]


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "Write a class HiveBook; its method check(frames, brood) returns how many hive grades so"
        f" far were {side} {limit}.",
        "The apiary's own function gives the hive grade, as the house library page says.",
        "run_hive_book(calls) makes one HiveBook and returns the list of the results of the calls.",
        "Each call is a tuple: the first item names the method, the others are its arguments.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    calls: list[tuple[str, int, int]] = []
    for _ in range(rng.randint(2, 4)):
        brood = max(0, limit // 3 + rng.randint(-4, 2))
        calls.append(("check", rng.randint(4, 10), brood))
    return (calls,)


def edges(*, limit: int, side: str) -> list[Arguments]:
    def graded(grade: int) -> tuple[str, int, int]:
        brood = grade // 3  # the grade is 3 * brood and half of the other frames
        frames = brood + 2 * (grade % 3)
        while hive_grade(frames, brood) != grade:
            brood -= 1
            frames = brood + 2 * (grade - 3 * brood)
        return ("check", frames, brood)

    at, below, above = graded(limit), graded(limit - 1), graded(limit + 1)
    return [
        ([],),
        ([at],),
        ([below, at, above],),
        ([above, above, at, below, below],),
        ([("check", 9, 8), ("check", 2, 5), ("check", 10, 9)],),
        ([("check", 1, 4), ("check", 9, 7), ("check", 3, 0)],),
    ]


FAMILY = Family(
    area="classes",
    kind="house",
    knobs={"limit": (7, 8, 9, 10, 11, 12, 13, 14), "side": ("above", "below")},
    reference=run_hive_book,
    spec=spec,
    draw=draw,
    edges=edges,
    page="hive_grades",
    library=(hive_grade,),
)
