"""Name the stripes of a scarf that are wide enough."""

import random

from han.tasks.family import Arguments, Family


def wide_stripe_colours(scarf: str, *, width: str, rows: int, turned: bool) -> str:
    colours = ""
    count = 0
    for place, colour in enumerate(scarf):
        count += 1
        if place + 1 == len(scarf) or scarf[place + 1] != colour:
            if width == "at least" and count >= rows:
                colours += colour
            if width == "at most" and count <= rows:
                colours += colour
            if width == "exactly" and count == rows:
                colours += colour
            count = 0
    return colours[::-1] if turned else colours


def spec(*, width: str, rows: int, turned: bool) -> list[str]:
    order = "the last stripe first" if turned else "the first stripe first"
    return [
        "Each letter of the text is the colour of one row of a scarf; equal neighbours form "
        "a stripe.",
        f"Return as a text one letter for each stripe that is {width} {rows} rows wide, {order}.",
    ]


def draw(rng: random.Random, *, width: str, rows: int, turned: bool) -> Arguments:
    scarf = ""
    for _ in range(rng.randint(3, 7)):
        colour = rng.choice([letter for letter in "rgbw" if not scarf.endswith(letter)])
        scarf += colour * rng.choice([1, rows - 1, rows, rows, rows + 1])
    return (scarf,)


def edges(*, width: str, rows: int, turned: bool) -> list[Arguments]:
    wide, just, slim = rows + 1, rows, rows - 1
    return [
        ("",),
        ("r",),
        ("r" * just,),
        ("r" * slim + "g" * just + "b" * wide,),
        ("r" * wide + "g" * just + "b" * slim,),
        ("r" * just + "g" * slim + "r" * just + "b" * wide + "w" * just,),
        ("g" * wide + "r" + "g" * just,),
    ]


FAMILY = Family(
    area="strings",
    kind="hard",
    knobs={
        "width": ("at least", "at most", "exactly"),
        "rows": (2, 3, 4),
        "turned": (False, True),
    },
    reference=wide_stripe_colours,
    spec=spec,
    draw=draw,
    edges=edges,
)
