"""Label a ward's laundry bags by a house rule."""

import random

from han.tasks.family import Arguments, Family

_WITH_O = (
    "moor north poppy dome yew-dome clover lilac-moor rowan brook oak olive onyx snow cove".split()
)
_WITHOUT_O = (
    "amber ivy elm lily ash heather fern larch garden beech river lake mint sage hazel".split()
)


def label_laundry_bags(ward: str, *, ending: str) -> str:
    if "o" in ward:
        return "K7" + ending
    return "W2" + ending


def spec(*, ending: str) -> list[str]:
    return [
        "Return the linen mark of the given ward, by the laundry's house rule for linen marks, "
        f"with {ending!r} added at its end.",
    ]


def draw(rng: random.Random, *, ending: str) -> Arguments:
    return (rng.choice(rng.choice([_WITH_O, _WITHOUT_O])),)


def edges(*, ending: str) -> list[Arguments]:
    return [("o",), ("e",), ("orchid",), ("bamboo",), ("south",), ("yew",), ("linden",)]


FAMILY = Family(
    area="strings",
    kind="house",
    knobs={
        "ending": (
            *("-2", "-3", "-4", "-5", "-6", "-7", "-8", "-9"),
            *("/2", "/3", "/4", "/5", "/6", "/7", "/8", "/9"),
        ),
    },
    reference=label_laundry_bags,
    spec=spec,
    draw=draw,
    edges=edges,
    page="linen_marks",
)
