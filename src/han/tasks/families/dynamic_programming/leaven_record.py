"""Feed a leaven flour by flour with the bakery's own function and report its strength."""

import random

from han.tasks.family import Arguments, Family


def fed_leaven(strength: int, flour: str) -> int:
    if flour == "r":
        return strength * 2 // 3 + 4
    if flour == "w":
        return strength + 4
    return max(strength * 2 - 13, 3)


def leaven_record(start: int, flours: str, *, limit: int, over: str, answer: str) -> int:
    strengths = [start]
    for flour in flours:
        strength = fed_leaven(strengths[-1], flour)
        if over == "capped":
            strength = min(strength, limit)
        elif strength > limit:
            strength -= 10
        strengths.append(strength)
    return sum(strengths) if answer == "sum" else strengths[-1]


def spec(*, limit: int, over: str, answer: str) -> list[str]:
    overs = {"capped": f"it is {limit} instead", "thrown": "it falls by 10 at once"}
    answers = {
        "sum": "the sum of all strengths: the starting strength and the one after each feeding",
        "last": "the strength at the end",
    }
    return [
        "A leaven has a starting strength and is fed once for each letter of the text, which "
        "names the flour.",
        "Use the bakery's own function for the strength of a leaven after a feeding, as the house "
        "library page for leaven feeding says.",
        f"If the strength after a feeding is more than {limit}, {overs[over]}.",
        f"Return {answers[answer]}.",
    ]


def draw(rng: random.Random, *, limit: int, over: str, answer: str) -> Arguments:
    return (rng.randint(6, 24), "".join(rng.choices("rrrwws", k=rng.randint(2, 8))))


def edges(*, limit: int, over: str, answer: str) -> list[Arguments]:
    return [
        (11, "ss"),
        (limit + 5, ""),
        (limit - 4, "w"),
        (limit - 3, "w"),
        (limit - 2, "ws"),
        (limit + 4, "sssw"),
        (limit - 1, "wwww"),
        (14, "rrrrrrss"),
        (20, "xsxxs"),
    ]


FAMILY = Family(
    area="dynamic_programming",
    kind="house",
    knobs={"limit": (20, 22, 25, 27), "over": ("capped", "thrown"), "answer": ("sum", "last")},
    reference=leaven_record,
    spec=spec,
    draw=draw,
    edges=edges,
    page="leaven_feeding_library",
    library=(fed_leaven,),
)
