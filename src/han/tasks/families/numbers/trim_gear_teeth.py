"""Rebuild the number of a gear's teeth from some of its prime factors."""

import random

from han.tasks.family import Arguments, Family


def trim_gear_teeth(teeth: int, *, most: int, modulus: int, rest: int) -> int:
    result, left, prime = 1, teeth, 2
    while left > 1:
        if prime * prime > left:
            prime = left
        times = 0
        while left % prime == 0:
            left //= prime
            times += 1
        if prime % modulus == rest:
            result += times
        else:
            result *= prime ** min(times, most)
        prime += 1
    return result


def spec(*, most: int, modulus: int, rest: int) -> list[str]:
    return [
        "Split the number of teeth, which is at least 1, into prime factors, and begin with 1.",
        "Go through the different prime factors in ascending order.",
        f"For a prime factor that leaves the remainder {rest} when divided by {modulus}, add to "
        "the result how many times it occurs.",
        "Multiply the result by any other prime factor as many times as that one occurs, but not "
        f"more than {most} times.",
        "Return the result; the number can be as large as 10000000000 and be prime, so that trying "
        "every smaller number would take far too long.",
    ]


def draw(rng: random.Random, *, most: int, modulus: int, rest: int) -> Arguments:
    fitting = [prime for prime in (2, 5, 7, 11, 13, 19, 23, 29, 31) if prime % modulus == rest]
    factors = [2, 2, 3, 3, 5, 7, 11, *fitting[:2] * 3]
    teeth = 1
    for _ in range(rng.randint(2, 5)):
        teeth *= rng.choice(factors)
    return (teeth,)


def edges(*, most: int, modulus: int, rest: int) -> list[Arguments]:
    return [
        (1,),
        (2,),
        (4,),
        (7 ** (most + 1),),
        (5 ** (most + 1) * 11 ** (most + 1),),
        (2**5 * 3**4 * 5,),
        (2 * 29**most * 19,),
        (13 * 13 * 17**4,),
        (9 * 25 * 49,),
        (2 * 3 * 5 * 7 * 11 * 13,),
        (9999999967,),
        (2 * 4999999937,),
    ]


FAMILY = Family(
    area="numbers",
    kind="hopeless",
    knobs={"most": (1, 2, 3), "modulus": (3, 5, 7, 9), "rest": (1, 2)},
    reference=trim_gear_teeth,
    spec=spec,
    draw=draw,
    edges=edges,
    time_limit_s=2,
)
