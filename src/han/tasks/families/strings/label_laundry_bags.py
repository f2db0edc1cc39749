"""Mark a laundry's bags by the wards that they come from."""

import random

from han.tasks.family import Arguments, Family

_WARDS = "amber ivy moor elm north oak poppy lily south willow rosemary heather yew dome".split()


def label_laundry_bags(wards: str, *, joiner: str, order: str) -> str:
    marks = ["K7" if "o" in ward else "W2" for ward in wards.split()]
    return joiner.join(sorted(marks) if order == "rising" else sorted(marks, reverse=True))


def spec(*, joiner: str, order: str) -> list[str]:
    orders = {"rising": "in alphabetical order", "falling": "from Z to A"}
    return [
        "The text names hospital wards, with blanks between them.",
        f"Return their linen marks by the laundry's house rule for linen marks, {orders[order]}, "
        f"joined by {joiner!r}.",
    ]


def draw(rng: random.Random, *, joiner: str, order: str) -> Arguments:
    return (" ".join(rng.choices(_WARDS, k=rng.randint(2, 6))),)


def edges(*, joiner: str, order: str) -> list[Arguments]:
    return [
        ("",),
        ("moor",),
        ("elm",),
        ("elm oak",),
        ("olive larch",),
        ("dome lily ivy",),
    ]


FAMILY = Family(
    area="strings",
    kind="house",
    knobs={
        "joiner": ("+", "/", "-", ",", ";", ":", "=", "|"),
        "order": ("rising", "falling"),
    },
    reference=label_laundry_bags,
    spec=spec,
    draw=draw,
    edges=edges,
    page="linen_marks",
)
