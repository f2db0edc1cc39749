"""How long one waits for the next tram that can still be caught on foot."""

import random

from han.tasks.family import Arguments, Blur, Family


def next_tram_wait(trams: list[str], now: str, *, walk: int, caught: bool, none: int) -> int:
    start = int(now[:2]) * 60 + int(now[3:])
    waits: list[int] = []
    for tram in trams:
        wait = int(tram[:2]) * 60 + int(tram[3:]) - start
        if caught:
            if wait >= walk:
                waits.append(wait)
        elif wait > walk:
            waits.append(wait)
    return min(waits, default=none)


def spec(*, walk: int, caught: bool, none: int) -> list[str]:
    return [
        "Return how many minutes it is from now to the departure of the first tram that can be "
        "caught.",
        f"The walk to the stop takes {walk} minutes, and a tram that leaves at the very minute of "
        f"arrival is {'still caught' if caught else 'missed'}.",
        "Times are written as HH:MM, lie on the same day, and the trams stand in any order.",
        f"If no tram can be caught, return {none}.",
    ]


def _clock(minute: int) -> str:
    return f"{minute // 60:02d}:{minute % 60:02d}"


def draw(rng: random.Random, *, walk: int, caught: bool, none: int) -> Arguments:
    now = rng.randint(400, 1200)
    gaps = [walk, walk + 1, walk - 1, -7, walk + rng.randint(2, 70), rng.randint(-30, 90)]
    trams = [_clock(now + gap) for gap in rng.sample(gaps, rng.randint(1, 4))]
    return trams, _clock(now)


def edges(*, walk: int, caught: bool, none: int) -> list[Arguments]:
    return [
        ([], "10:00"),
        ([_clock(720 + walk)], "12:00"),
        ([_clock(719 + walk), "11:59"], "12:00"),
        ([_clock(719 + walk), _clock(721 + walk), _clock(720 + walk)], "12:00"),
        (["23:40", "08:05", "09:31"], "07:58"),
        (["13:07", "15:30", "13:07"], "01:19"),
        (["00:00"], "00:00"),
    ]


def settles(*, walk: int, caught: bool, none: int) -> Arguments:
    return [_clock(900 + walk + 5), _clock(900 + walk + 25)], "15:00"


FAMILY = Family(
    area="dates",
    kind="hard",
    knobs={"walk": (4, 6, 9, 12), "caught": (True, False), "none": (-1, 0, 999)},
    reference=next_tram_wait,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur(
        "how many minutes it is from now to the departure of",
        "the waiting time in minutes for",
        settles,
    ),
)
