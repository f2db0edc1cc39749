"""Write the films of an evening with their lengths in hours and minutes."""

import random

from han.tasks.family import Arguments, Family

_FILMS = "Tram Otter Harbour Moss Quarry Choir Lantern Bees Dune Ferry".split()


def film_length_lines(minutes: dict[str, int], *, mark: str, sign: str, order: str) -> list[str]:
    lines: list[str] = []
    for film in sorted(minutes) if order == "forwards" else sorted(minutes, reverse=True):
        hours, rest = divmod(minutes[film], 60)
        lines.append(film + sign + str(hours) + mark + str(rest).zfill(2))
    return lines


def spec(*, mark: str, sign: str, order: str) -> list[str]:
    orders = {"forwards": "in alphabetical order", "backwards": "in reverse alphabetical order"}
    return [
        f"Write a line for each film: its name, '{sign}', and its length as hours, '{mark}' and the"
        " remaining minutes in two digits.",
        f"Return the lines {orders[order]} of the names.",
    ]


def draw(rng: random.Random, *, mark: str, sign: str, order: str) -> Arguments:
    films = rng.sample(_FILMS, rng.randint(2, 4))
    return ({film: rng.choice([rng.randint(5, 200), 60, 125, 188]) for film in films},)


def edges(*, mark: str, sign: str, order: str) -> list[Arguments]:
    return [
        ({},),
        ({"Moss": 0},),
        ({"Moss": 59, "Dune": 60, "Otter": 61},),
        ({"Bees": 9, "Ark": 69, "Crow": 70, "Apple": 600},),
        ({"Tram": 745, "Ferry": 120},),
    ]


FAMILY = Family(
    area="formatting",
    kind="hard",
    knobs={
        "mark": (":", ".", "h", "_"),
        "sign": (" - ", " = "),
        "order": ("forwards", "backwards"),
    },
    reference=film_length_lines,
    spec=spec,
    draw=draw,
    edges=edges,
)
