"""When a kiln is done with a list of firings, by the pottery's own cooling times."""

import random

from han.tasks.family import Arguments, Family


def kiln_ready_hour(firings: list[tuple[int, int]], *, start: int, loading: int, last: str) -> int:
    clock = start
    rest = 0
    for degrees, hours in firings:
        clock += rest + loading + hours
        if degrees < 870:
            rest = 3
        elif degrees <= 1140:
            rest = 8
        else:
            rest = 13
    return clock + rest if last == "cooled" else clock


def spec(*, start: int, loading: int, last: str) -> list[str]:
    lasts = {
        "cooled": "at which the kiln has cooled after the last firing",
        "fired": "at which the last firing ends, without its cooling",
    }
    return [
        f"A pottery kiln is free from hour {start} on and does its firings one after the other.",
        "Each firing is a pair of degrees and hours of burning.",
        f"Before each firing the kiln is loaded for {loading} "
        f"{'hour' if loading == 1 else 'hours'}, and after it the kiln cools as long as the house "
        "rule for kiln cooling demands; it isn't loaded before.",
        f"Return the hour {lasts[last]}, or hour {start} if there is no firing.",
    ]


def draw(rng: random.Random, *, start: int, loading: int, last: str) -> Arguments:
    degrees = (780, 840, 870, 900, 980, 1060, 1140, 1150, 1200, 1240)
    size = rng.randint(3, 5)
    return ([(rng.choice(degrees), rng.randint(2, 9)) for _ in range(size)],)


def edges(*, start: int, loading: int, last: str) -> list[Arguments]:
    return [
        ([],),
        *[([(degrees, 4), (900, 2)],) for degrees in (869, 870, 871, 1139, 1140, 1141)],
        ([(870, 4), (869, 5)],),
        ([(1141, 4), (1140, 5)],),
        ([(1300, 1), (1300, 1)],),
    ]


FAMILY = Family(
    area="simulation",
    kind="house",
    knobs={"start": (5, 6, 8), "loading": (1, 2, 4), "last": ("cooled", "fired")},
    reference=kiln_ready_hour,
    spec=spec,
    draw=draw,
    edges=edges,
    page="kiln_cooling",
)
