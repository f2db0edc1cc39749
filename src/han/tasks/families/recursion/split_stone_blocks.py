"""Break a stone in two again and again until all pieces are light enough."""

import random

from han.tasks.family import Arguments, Blur, Family


def split_stone_blocks(weight: int, *, limit: int, dust: int, order: str) -> list[int]:
    def split(block: int) -> list[int]:
        if block <= limit:
            return [block]
        left = (block - dust) // 2
        right = block - dust - left
        return split(left) + split(right)

    pieces = split(weight)
    return pieces[::-1] if order == "from the right" else pieces


def spec(*, limit: int, dust: int, order: str) -> list[str]:
    orders = {
        "from the left": "from the leftmost to the rightmost",
        "from the right": "from the rightmost to the leftmost",
    }
    return [
        f"A stone block of more than {limit} kg is broken into a left and a right part, and each "
        "part is treated in the same way.",
        f"Each break loses {dust} kg as dust; the left part is half of the rest, rounded down, "
        "and the right part is all that remains.",
        f"Return the weights of the final pieces, {orders[order]}.",
    ]


def draw(rng: random.Random, *, limit: int, dust: int, order: str) -> Arguments:
    return (rng.randint(limit - 2, 60),)


def edges(*, limit: int, dust: int, order: str) -> list[Arguments]:
    double = 2 * limit + dust
    return [(1,), (limit,), (limit + 1,), (double,), (double + 1,), (double + 2,), (83,), (100,)]


def settles(*, limit: int, dust: int, order: str) -> Arguments:
    return (7 + dust,)


FAMILY = Family(
    area="recursion",
    kind="hard",
    knobs={"limit": (4, 5, 6, 7), "dust": (1, 2), "order": ("from the left", "from the right")},
    reference=split_stone_blocks,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("rounded down", "rounded", settles),
)
