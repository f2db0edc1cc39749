"""Read the numbers of coat hooks from their tags."""

import random

from han.tasks.family import Arguments, Family


def coat_hook_numbers(tags: list[str], *, alone: int, limit: int) -> list[int]:
    numbers: list[int] = []
    for tag in tags:
        number = int(tag[1:]) if len(tag) > 1 else alone
        if number <= limit:
            numbers.append(number)
    return numbers


def spec(*, alone: int, limit: int) -> list[str]:
    return [
        "Each tag of a coat hook is a letter and then a number.",
        "Return the numbers of the tags, in their order.",
        f"A tag that is only a letter has the number {alone}.",
        f"Numbers above {limit} are left out.",
    ]


def draw(rng: random.Random, *, alone: int, limit: int) -> Arguments:
    numbers = [limit, *(rng.randint(1, limit) for _ in range(4))]
    if rng.random() < 0.5:
        numbers += ["", "", limit + 1, limit + rng.randint(2, 30)]
    return ([f"{rng.choice('ABCDEF')}{rng.choice(numbers)}" for _ in range(rng.randint(2, 6))],)


def edges(*, alone: int, limit: int) -> list[Arguments]:
    return [
        ([],),
        (["A"],),
        (["B7"],),
        ([f"C{limit}"],),
        ([f"C{limit + 1}"],),
        (["D", f"E{limit + 1}", "A12", "F"],),
        ([f"E{limit + 20}", "B3", "C", f"A{limit}"],),
        (["F10", "F10", f"B{limit + 1}"],),
    ]


FAMILY = Family(
    area="parsing",
    kind="edge",
    knobs={"alone": (1, 2, 3, 4, 5), "limit": (20, 30, 40, 50)},
    reference=coat_hook_numbers,
    spec=spec,
    draw=draw,
    edges=edges,
)
