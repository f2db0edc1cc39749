"""Feed a leaven flour by flour with the bakery's own function and count its strong days."""

import random

from han.tasks.family import Arguments, Family


def fed_leaven(strength: int, flour: str) -> int:
    if flour == "r":
        return strength + 9 - strength // 4
    if flour == "w":
        return strength + 4
    return strength // 2 + 1


def leaven_record(strength: int, flours: str, *, limit: int, side: str) -> int:
    found = 0
    for flour in flours:
        strength = fed_leaven(strength, flour)
        if strength > limit if side == "more" else strength < limit:
            found += 1
    return found


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "A leaven is fed once for each letter of `flours`, in order, by the bakery's own "
        "function for leaven feeding.",
        f"Return how many times its new strength is {side} than {limit}.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    return (rng.randint(6, 24), "".join(rng.choices("rrwws", k=rng.randint(3, 8))))


def edges(*, limit: int, side: str) -> list[Arguments]:
    return [
        (limit + 5, ""),
        (limit - 4, "w"),
        (limit - 3, "w"),
        (limit - 5, "w"),
        (limit - 4, "ws"),
        (limit - 8, "wwww"),
        (limit, "sww"),
        (14, "rrrrrrss"),
        (60, "sss"),
    ]


FAMILY = Family(
    area="dynamic_programming",
    kind="house",
    knobs={"limit": (15, 16, 17, 18, 19, 20, 22, 24), "side": ("more", "less")},
    reference=leaven_record,
    spec=spec,
    draw=draw,
    edges=edges,
    page="leaven_feeding_library",
    library=(fed_leaven,),
)
