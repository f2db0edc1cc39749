"""Find all ways to cut a pole into rungs whose lengths go up or down by enough."""

import random

from han.tasks.family import Arguments, Family


def rung_cuts(
    length: int, rungs: int, *, least: int, gap: int, worm: int, order: str
) -> list[list[int]]:
    def cut(left: int, pieces: int, shortest: int) -> list[list[int]]:
        if pieces == 1:
            return [[left]] if left >= shortest and left % worm else []
        ways: list[list[int]] = []
        for rung in range(shortest, left):
            if rung % worm:
                for rest in cut(left - rung, pieces - 1, rung + gap):
                    ways.append([rung, *rest] if order == "longer" else [*rest, rung])
        return ways

    return cut(length, rungs, least) if order == "longer" else sorted(cut(length, rungs, least))


def spec(*, least: int, gap: int, worm: int, order: str) -> list[str]:
    return [
        "A pole of the given length is cut into exactly the given number of rungs, with nothing "
        "left over; all lengths are whole numbers.",
        f"Every rung has a length of at least {least}.",
        f"From left to right, each rung is at least {gap} {order} than the one before it.",
        f"No rung may have a length that can be divided by {worm}.",
        "Return all the ways as lists of the rungs' lengths from left to right; the ways are "
        "sorted by the first rung, then by the second and so on, in rising order.",
        "If there is no way, return an empty list.",
    ]


def draw(rng: random.Random, *, least: int, gap: int, worm: int, order: str) -> Arguments:
    rungs = rng.choice((2, 2, 3, 3, 3, 4))
    shortest = rungs * least + gap * rungs * (rungs - 1) // 2
    return (shortest + rng.randint(1, 10 if rungs < 4 else 6), rungs)


def edges(*, least: int, gap: int, worm: int, order: str) -> list[Arguments]:
    return [
        (least, 1),
        (worm, 1),
        (least - 1, 1),
        (2 * least + gap, 2),
        (2 * least + gap - 1, 2),
        (2 * least + gap + 5, 2),
        (14, 2),
        (13, 2),
        (18, 3),
        (2, 3),
    ]


FAMILY = Family(
    area="recursion",
    kind="hopeless",
    knobs={
        "least": (1, 2, 3),
        "gap": (1, 2),
        "worm": (4, 5),
        "order": ("longer", "shorter"),
    },
    reference=rung_cuts,
    spec=spec,
    draw=draw,
    edges=edges,
)
