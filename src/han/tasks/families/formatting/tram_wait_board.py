"""Turn waiting times in seconds into the texts of a tram board."""

import random

from han.tasks.family import Arguments, Blur, Family


def tram_wait_board(waits: list[int], *, limit: int, soon: str, far: str) -> list[str]:
    board: list[str] = []
    for seconds in waits:
        minutes = seconds // 60
        if minutes == 0:
            board.append(soon)
        elif minutes <= limit:
            board.append(f"{minutes} min")
        elif far != "":
            board.append(far)
    return board


def spec(*, limit: int, soon: str, far: str) -> list[str]:
    return [
        "Turn waiting times into the texts of a tram board, in the given order.",
        "The times are given in seconds and are rounded down to whole minutes.",
        f"0 minutes are shown as {soon!r}; 1 to {limit} minutes are shown as the number of minutes"
        " and ' min'.",
        f"Longer times are {f'shown as {far!r}' if far else 'left out'}.",
    ]


def draw(rng: random.Random, *, limit: int, soon: str, far: str) -> Arguments:
    top = limit * 60
    times = [0, 20, 59, 60, 119, 200, 345, top, top + 59, top + 60, top + 200]
    return (rng.choices(times, k=rng.randint(2, 5)),)


def edges(*, limit: int, soon: str, far: str) -> list[Arguments]:
    return [
        ([],),
        ([0, 59, 60, 61],),
        ([limit * 60 + 59, limit * 60 + 60],),
        ([limit * 60, limit * 60 - 1],),
        ([9000, 30, 9000, 130, 30],),
        ([119, 120],),
    ]


def settles(*, limit: int, soon: str, far: str) -> Arguments:
    return ([110, 50, 295],)


FAMILY = Family(
    area="formatting",
    kind="hard",
    knobs={"limit": (8, 10, 15), "soon": ("now", "due", "here"), "far": ("", "later", "--")},
    reference=tram_wait_board,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("rounded down to whole minutes", "turned into whole minutes", settles),
)
