"""Find the fewest or the most full boxes into which the eggs go."""

import random

from han.tasks.family import Arguments, Family


def full_egg_boxes(eggs: int, *, sizes: tuple[int, ...], goal: str) -> int:
    best = [0]
    for packed in range(1, eggs + 1):
        numbers: list[int] = []
        for size in sizes:
            if size <= packed and best[packed - size] >= 0:
                numbers.append(best[packed - size] + 1)
        best.append(min(numbers, default=-1) if goal == "fewest" else max(numbers, default=-1))
    return best[-1]


def spec(*, sizes: tuple[int, ...], goal: str) -> list[str]:
    first, second, third = sizes
    return [
        f"Eggs are packed into boxes of {first}, {second} and {third}, and every box must be full.",
        f"Return the {goal} boxes that can hold exactly the given number of eggs, or -1 if that "
        "number can't be packed.",
    ]


def draw(rng: random.Random, *, sizes: tuple[int, ...], goal: str) -> Arguments:
    return (rng.randint(3, 44),)


def edges(*, sizes: tuple[int, ...], goal: str) -> list[Arguments]:
    first, second, third = sizes
    return [
        (1,),
        (first,),
        (second,),
        (third,),
        (first - 1,),
        (third + 1,),
        (2 * second,),
        (2 * third + first,),
        (first + second + third,),
    ]


FAMILY = Family(
    area="dynamic_programming",
    kind="hard",
    knobs={
        "sizes": (
            (3, 5, 7),
            (3, 7, 8),
            (4, 5, 8),
            (4, 6, 9),
            (4, 7, 10),
            (5, 6, 9),
            (5, 7, 12),
            (6, 7, 10),
        ),
        "goal": ("fewest", "most"),
    },
    reference=full_egg_boxes,
    spec=spec,
    draw=draw,
    edges=edges,
)
