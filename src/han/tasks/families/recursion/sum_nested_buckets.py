"""Add up nested buckets, where empty ones and negative numbers count in a way of their own."""

# The knobs are filled in before the function calls itself.
# pyright: basic, reportCallIssue=false

import random

from han.tasks.family import Arguments, Blur, Family


def sum_nested_buckets(bucket: list[int | list], *, empty: int, negative: str) -> int:
    if not bucket:
        return empty
    total = 0
    for thing in bucket:
        if isinstance(thing, list):
            total += sum_nested_buckets(thing)
        elif negative == "positive":
            total += abs(thing)
        else:
            total += max(thing, 0)
    return total


def spec(*, empty: int, negative: str) -> list[str]:
    negatives = {"ignored": "are ignored", "positive": "are added as if they were positive"}
    return [
        "A bucket is a list of numbers and of further buckets.",
        "Return the sum of all its numbers at any depth.",
        f"Every empty list, even the whole one, counts as {empty}.",
        f"Negative numbers {negatives[negative]}.",
    ]


def draw(rng: random.Random, *, empty: int, negative: str) -> Arguments:
    def fill(deep: int) -> list:
        inner = 0.35 if deep < 2 else 0.0
        return [
            fill(deep + 1) if rng.random() < inner else rng.choice((1, 2, 4, 5, 7, 9, -3, -6))
            for _ in range(rng.randint(min(2 - deep, 1), 3))
        ]

    return (fill(0),)


def edges(*, empty: int, negative: str) -> list[Arguments]:
    return [
        ([],),
        ([[]],),
        ([[], 3, [[], 5]],),
        ([-4, 9, [-2]],),
        ([1, -1, 2],),
        ([[6, [2]], [[], -5]],),
        ([0, [0, 3], 1],),
    ]


def settles(*, empty: int, negative: str) -> Arguments:
    return ([],)


FAMILY = Family(
    area="recursion",
    kind="edge",
    knobs={"empty": (2, 3, 4, 5, 6, 7, 8, 10), "negative": ("ignored", "positive")},
    reference=sum_nested_buckets,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("Every empty list, even the whole one,", "Every empty list", settles),
)
