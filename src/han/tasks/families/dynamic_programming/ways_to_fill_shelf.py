"""Count the ways to fill a shelf exactly with books of three widths."""

import random

from han.tasks.family import Arguments, Family


def ways_to_fill_shelf(width: int, *, books: tuple[int, ...], ordered: bool) -> int:
    if ordered:
        ways = [1]
        for filled in range(1, width + 1):
            ways.append(sum(ways[filled - book] for book in books if book <= filled))
    else:
        ways = [1] + [0] * width
        for book in books:
            for filled in range(book, width + 1):
                ways[filled] += ways[filled - book]
    return ways[-1]


def spec(*, books: tuple[int, ...], ordered: bool) -> list[str]:
    first, second, third = books
    return [
        f"A shelf is filled exactly with any number of books that are {first}, {second} or "
        f"{third} cm wide.",
        "Return in how many ways this can be done for the given width in cm; the same widths in "
        f"another order are {'another' if ordered else 'the same'} way.",
    ]


def draw(rng: random.Random, *, books: tuple[int, ...], ordered: bool) -> Arguments:
    return (rng.randint(4, 27),)


def edges(*, books: tuple[int, ...], ordered: bool) -> list[Arguments]:
    return [(1,), (2,), (3,), (books[2],), (books[2] + 1,), (17,), (26,)]


FAMILY = Family(
    area="dynamic_programming",
    kind="hard",
    knobs={
        "books": (
            (1, 3, 4),
            (1, 3, 5),
            (1, 4, 5),
            (1, 4, 6),
            (2, 3, 4),
            (2, 3, 5),
            (2, 3, 7),
            (2, 5, 6),
        ),
        "ordered": (True, False),
    },
    reference=ways_to_fill_shelf,
    spec=spec,
    draw=draw,
    edges=edges,
)
