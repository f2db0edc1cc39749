"""Write the sign that a tram shows for its route."""

import random

from han.tasks.family import Arguments, Blur, Family

_STOPS = "Mill,Quay,North,Oak Hill,Museum,Lido,Castle Gate,Depot Road,Old Harbour".split(",")


def route_sign(stops: str, *, limit: int, closed: str, loop: str) -> str:
    names = [stop for stop in map(str.strip, stops.split(">")) if stop]
    if not names:
        return closed
    first, last = names[0], names[-1]
    if len(names) == 1:
        sign = "at " + first
    elif first == last:
        sign = first + " " + loop
    else:
        sign = first + "-" + last
    if len(sign) > limit:
        sign = sign[: limit - 1] + "."
    return sign


def spec(*, limit: int, closed: str, loop: str) -> list[str]:
    return [
        "The text lists the stops of a tram, separated by '>'; return the tram's sign, which is "
        "the first stop, a hyphen and the last stop.",
        "Blanks around a stop do not belong to it, and empty stops are ignored.",
        f"If there is no stop, the sign is {closed!r}.",
        "If there is only one stop, the sign is 'at ' and the stop.",
        f"If several stops begin and end with the same one, the sign is this stop, a blank and "
        f"{loop!r}.",
        f"A sign of more than {limit} characters is cut to {limit} characters, including the full "
        "stop that is put at its end.",
    ]


def draw(rng: random.Random, *, limit: int, closed: str, loop: str) -> Arguments:
    names = [rng.choice(_STOPS) for _ in range(rng.choice([1, 2, 2, 3, 4]))]
    if rng.random() < 0.3:
        names.append(names[0])
    if rng.random() < 0.3:
        names.insert(rng.choice([0, len(names)]), rng.choice(["", " "]))
    return (rng.choice([">", " > ", "> "]).join(names),)


def edges(*, limit: int, closed: str, loop: str) -> list[Arguments]:
    name = "Riverside Gardens North"
    return [
        ("",),
        (" > >",),
        (" Mill >",),
        ("Lido>Quay>Lido",),
        ("Lido > > Quay > Mill",),
        (f"{name[: limit - 3]}",),
        (f"{name[: limit - 2]}X",),
        (f"{name[: limit - 5]}>Mill",),
        (f"> {name[: limit - 5]}s>Quay>Mill > ",),
        (f"{name[:9]}s>{name[:9]}s",),
    ]


def settles(*, limit: int, closed: str, loop: str) -> Arguments:
    return ("Castle Gate>Mill>Old Harbour",)


FAMILY = Family(
    area="strings",
    kind="hopeless",
    knobs={
        "limit": (11, 13, 15),
        "closed": ("depot", "no trip", "spare"),
        "loop": ("loop", "ring"),
    },
    reference=route_sign,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur(
        "including the full stop that is put at its end", "with a full stop at its end", settles
    ),
)
