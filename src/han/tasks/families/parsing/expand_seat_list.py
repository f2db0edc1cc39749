"""Seats that a short list of seats and ranges names."""

import random

from han.tasks.family import Arguments, Blur, Family


def expand_seat_list(text: str, *, comma: str, to: str, result: str) -> list[int]:
    seats: list[int] = []
    for part in text.split(comma):
        if to in part:
            first, last = part.split(to)
            seats.extend(range(int(first), int(last) + 1))
        elif part:
            seats.append(int(part))
    if result == "double":
        seats = [seat for seat in seats if seats.count(seat) > 1]
    return sorted(seats) if result == "all" else sorted(set(seats))


def spec(*, comma: str, to: str, result: str) -> list[str]:
    results = {
        "once": "Return all seats in rising order, each of them once.",
        "all": "Return all seats in rising order, one named twice standing there twice.",
        "double": "Return only the seats that are named more than once, each once, in rising "
        "order.",
    }
    return [
        f"The parts of the text are separated by {comma!r}; empty parts are ignored.",
        f"A part is the number of a seat, or two numbers with {to!r} between them, which stands "
        "for all seats from the first to the second number, both included.",
        results[result],
    ]


def draw(rng: random.Random, *, comma: str, to: str, result: str) -> Arguments:
    parts: list[str] = []
    for _ in range(rng.randint(2, 5)):
        first = rng.randint(1, 14)
        if rng.random() < 0.5:
            parts.append(f"{first}{to}{first + rng.randint(0, 4)}")
        else:
            parts.append(str(first))
    return (rng.choice([comma, comma + " "]).join(parts),)


def edges(*, comma: str, to: str, result: str) -> list[Arguments]:
    return [
        ("",),
        ("7",),
        (f"4{to}4",),
        (f"12{comma}3{to}5{comma}{comma}4",),
        (f"9{to}11{comma}2{to}3{comma}3{to}9{comma}",),
        (f" 8 {comma} 6{comma}6 {comma} 1{to}2",),
        (f"5{comma}5{comma}5{comma}10{to}13{comma}12{to}15",),
    ]


def settles(*, comma: str, to: str, result: str) -> Arguments:
    return (comma.join([f"3{to}5", "9", f"3{to}5"]),)


FAMILY = Family(
    area="parsing",
    kind="hard",
    knobs={
        "comma": (",", ";", "/"),
        "to": ("-", "..", "to"),
        "result": ("once", "all", "double"),
    },
    reference=expand_seat_list,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur(
        "all seats from the first to the second number, both included",
        "the seats between the two numbers",
        settles,
    ),
)
