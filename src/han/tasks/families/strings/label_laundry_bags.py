"""Mark a laundry's bags by the wards that they come from."""

import random

from han.tasks.family import Arguments, Family

_WARDS = (
    "amber ivy moor elm daisy north oak poppy lily south willow rosemary heather yew nave".split()
)


def label_laundry_bags(wards: str, *, least: int, joiner: str, order: str) -> str:
    marks: list[str] = []
    for ward in wards.split(","):
        if len(ward) < least:
            continue
        number = 4 * len(ward) + (7 if ward[0] <= "m" else -1)
        mark = ward[0].upper() + str(number)
        marks.append("X" + mark if ward[-1] == "y" else mark)
    if order == "reversed":
        marks.reverse()
    elif order == "sorted":
        marks.sort()
    return joiner.join(marks)


def spec(*, least: int, joiner: str, order: str) -> list[str]:
    orders = {
        "as written": "in the order of the wards",
        "reversed": "the mark of the last ward first",
        "sorted": "in the order in which Python sorts texts",
    }
    name = {"+": "a plus sign", "/": "a slash", " ": "a blank"}[joiner]
    return [
        "The text names hospital wards in small letters, separated by commas.",
        "Every ward has a linen mark by the laundry's house rule for linen marks.",
        f"Return the linen marks of the wards, {orders[order]}, joined by {name}.",
        f"Wards whose name has fewer than {least} letters send no linen and are left out.",
    ]


def draw(rng: random.Random, *, least: int, joiner: str, order: str) -> Arguments:
    return (",".join(rng.choices(_WARDS, k=rng.randint(2, 6))),)


def edges(*, least: int, joiner: str, order: str) -> list[Arguments]:
    name = "zephyr"[:least]
    return [
        ("",),
        (name,),
        (name[1:],),
        (f"{name},{name[1:]},m{name},n{name}",),
        ("mossy,nutty,yarrow,larch,maple,alder",),
        ("night,mill,lily,amber,ivory",),
    ]


FAMILY = Family(
    area="strings",
    kind="house",
    knobs={
        "least": (4, 5),
        "joiner": ("+", "/", " "),
        "order": ("as written", "reversed", "sorted"),
    },
    reference=label_laundry_bags,
    spec=spec,
    draw=draw,
    edges=edges,
    page="linen_marks",
)
