"""Score shots of which each hit is worth more than the one before."""

import random

from han.tasks.family import Arguments, Family


def archery_streak_score(shots: str, *, step: int, miss: str, answer: str) -> int:
    worth, score = 0, 0
    for shot in shots:
        if shot == "h":
            worth += step
            score = score + worth if answer == "total" else max(score, worth)
        elif miss == "zero":
            worth = 0
        else:
            worth -= 1
    return score


def spec(*, step: int, miss: str, answer: str) -> list[str]:
    misses = {"zero": "sets the worth back to 0", "one": "lowers the worth by 1, even below 0"}
    answers = {
        "total": "the sum of the points of all hits",
        "best": "the highest worth that was ever reached, and at least 0",
    }
    return [
        "Each letter of the text is a shot, h for a hit or m for a miss, and the worth of a shot "
        "starts at 0.",
        f"A hit first raises the worth by {step} and then scores as many points as the worth.",
        f"A miss scores nothing and {misses[miss]}.",
        f"Return {answers[answer]}.",
    ]


def draw(rng: random.Random, *, step: int, miss: str, answer: str) -> Arguments:
    return ("".join(rng.choices("hhm", k=rng.randint(3, 14))),)


def edges(*, step: int, miss: str, answer: str) -> list[Arguments]:
    return [
        ("",),
        ("m",),
        ("h",),
        ("mmmh",),
        ("hhhhm",),
        ("hhmmhh",),
        ("mhhmhmhh",),
        ("hmhmhmhhh",),
    ]


FAMILY = Family(
    area="dynamic_programming",
    kind="hard",
    knobs={"step": (2, 3, 4, 5), "miss": ("zero", "one"), "answer": ("total", "best")},
    reference=archery_streak_score,
    spec=spec,
    draw=draw,
    edges=edges,
)
