"""Count the posts of a very long fence that get a given number of coats of paint."""

import math
import random

from han.tasks.family import Arguments, Family


def posts_with_coats(first: int, last: int, *, red: int, blue: int, green: int, coats: int) -> int:
    period = math.lcm(red, blue, green)

    def matches(post: int) -> bool:
        return (post % red == 0) + (post % blue == 0) + (post % green == 0) == coats

    def up_to(post: int) -> int:
        rounds, rest = divmod(post, period)
        in_period = sum(matches(number) for number in range(period))
        return rounds * in_period + sum(matches(number) for number in range(rest + 1))

    return up_to(last) - up_to(first - 1)


def spec(*, red: int, blue: int, green: int, coats: int) -> list[str]:
    wanted = {1: "exactly one coat", 2: "exactly two coats"}[coats]
    return [
        "The posts of a fence are numbered from 1.",
        f"Every post with a number divisible by {red} gets a coat of red paint, one with a number "
        f"divisible by {blue} a coat of blue, and one with a number divisible by {green} a coat of "
        "green, so that a post can get several coats.",
        f"Return how many posts from the first to the last one, both included, get {wanted}.",
        "The last post is never before the first, but their numbers can be as large as "
        "1000000000000, so that going from post to post would take far too long.",
    ]


def draw(rng: random.Random, *, red: int, blue: int, green: int, coats: int) -> Arguments:
    first = rng.choice([1, red * blue, blue * green, red * green, rng.randint(2, 500)])
    return (first, first + rng.choice([rng.randint(20, 60), rng.randint(100, 900)]))


def edges(*, red: int, blue: int, green: int, coats: int) -> list[Arguments]:
    period = math.lcm(red, blue, green)
    return [
        (1, 1),
        (red, red),
        (red + 1, red + 2),
        (math.lcm(red, blue) + 1, math.lcm(red, blue) + 1),
        (period, period),
        (math.lcm(red, blue), math.lcm(red, blue)),
        (math.lcm(red, green), math.lcm(red, green) + 1),
        (math.lcm(blue, green), math.lcm(blue, green) + 1),
        (1, period - 1),
        (1, period + 4 * green),
        (period + 1, 3 * period),
        (1, 10**12),
        (10**11 + 7, 10**12 - 5),
    ]


FAMILY = Family(
    area="numbers",
    kind="hopeless",
    knobs={"red": (4, 6, 8), "blue": (9, 10, 15), "green": (7, 11), "coats": (1, 2)},
    reference=posts_with_coats,
    spec=spec,
    draw=draw,
    edges=edges,
    time_limit_s=2,
)
