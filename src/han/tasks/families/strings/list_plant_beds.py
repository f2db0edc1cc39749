"""Name the greenhouse beds of a row of plant labels."""

import random

from han.tasks.family import Arguments, Family


def bed_letter(label: str) -> str:
    plant, _, number = label.partition("-")
    if not plant or not number.isdigit():
        return ""
    return "KPRTV"[(3 * len(plant) + int(number)) % 5]


def list_plant_beds(labels: str, *, missing: str, joiner: str, least: int, order: str) -> str:
    beds: list[str] = []
    for label in labels.split():
        bed = bed_letter(label) or missing
        if len(label) >= least and (not beds or beds[-1] != bed):
            beds.append(bed)
    return joiner.join(beds[::-1] if order == "reversed" else beds)


def spec(*, missing: str, joiner: str, least: int, order: str) -> list[str]:
    first = {"as written": "first", "reversed": "last"}[order]
    joined = {"": "with nothing", "/": "with a slash", "+": "with a plus sign"}[joiner]
    return [
        "The text holds plant labels of the greenhouse, separated by blanks; labels of fewer than "
        f"{least} characters are left out.",
        "Find the bed of each plant label with the greenhouse's own function for beds, as the "
        f"house library page says, and take {missing!r} for a label without a bed.",
        "Where neighbouring labels that remain give equal results, only one of these is kept.",
        f"Return the results, that of the {first} label first, {joined} between them.",
    ]


def draw(rng: random.Random, *, missing: str, joiner: str, least: int, order: str) -> Arguments:
    plants = ["fern", "moss", "ivy", "orchid", "agave", "palm"]
    ends = ["-", "", "-x", *(f"-{rng.randint(1, 40)}" for _ in range(8))]
    count = rng.randint(3, 6)
    return (" ".join(rng.choice(plants) + rng.choice(ends) for _ in range(count)),)


def edges(*, missing: str, joiner: str, least: int, order: str) -> list[Arguments]:
    return [
        ("",),
        ("fern",),
        ("ivy-7",),
        ("-4 palm- ivy-7 moss-x2 fern-0",),
        ("  agave-3   orchid-5 lily ",),
        (f"{'a' * (least - 2)}-1 {'b' * (least - 3)}-2 {'c' * (least - 1)}-3",),
        ("alga-0 alga-1 alga-2 alga-3 alga-4",),
        ("palm-3 palm-3 moss-8 lily lily- fern-40 palm-3",),
    ]


FAMILY = Family(
    area="strings",
    kind="house",
    knobs={
        "missing": ("?", "*"),
        "joiner": ("", "/", "+"),
        "least": (4, 5),
        "order": ("as written", "reversed"),
    },
    reference=list_plant_beds,
    spec=spec,
    draw=draw,
    edges=edges,
    page="greenhouse_bed_library",
    library=(bed_letter,),
)
