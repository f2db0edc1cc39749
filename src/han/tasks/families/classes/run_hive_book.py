"""A book of beehives that are rated by the apiary's own function."""

import random

from han.tasks.family import Arguments, Family


def hive_grade(frames: int) -> int:
    grade = 5 * frames % 17
    return grade + 4 if frames % 3 == 0 else grade


def run_hive_book(hives: list[int], *, extra: int) -> list[int]:
    class HiveBook:
        def check(self, frames: int) -> int:
            grade = hive_grade(frames)
            grade += extra
            return grade

    book = HiveBook()
    grades: list[int] = []
    for frames in hives:
        grades += [book.check(frames)]
    return grades


def spec(*, extra: int) -> list[str]:
    return [
        "Write a class HiveBook: check(frames) gives the hive grade by the apiary's own function "
        f"(house library page), plus {extra}.",
        "Return check(frames) for each number of frames in the list.",
    ]


def draw(rng: random.Random, *, extra: int) -> Arguments:
    return ([rng.randint(3, 40) for _ in range(rng.randint(1, 4))],)


def edges(*, extra: int) -> list[Arguments]:
    return [
        ([],),
        ([0],),
        ([9],),
        ([17, 18],),
        ([10, 11, 12, 10],),
    ]


FAMILY = Family(
    area="classes",
    kind="house",
    knobs={"extra": tuple(range(2, 26))},
    reference=run_hive_book,
    spec=spec,
    draw=draw,
    edges=edges,
    page="hive_grades",
    library=(hive_grade,),
)
