"""Name the greenhouse beds of some plants."""

import random

from han.tasks.family import Arguments, Family

_PLANTS = "fern moss ivy orchid agave palm lily cactus basil mint tulip rose".split()


def bed_letter(plant: str) -> str:
    return "KPRTV"[(3 * len(plant) + ord(plant[0])) % 5]


def list_plant_beds(plants: list[str], *, house: int) -> list[str]:
    beds: list[str] = []
    for plant in plants:
        bed = bed_letter(plant)
        bed += str(house)
        beds += [bed]
    return beds


def spec(*, house: int) -> list[str]:
    return [
        "Return the bed of each plant, by the greenhouse's own function for beds, as the house "
        f'library page says, with "{house}" added at its end.',
    ]


def draw(rng: random.Random, *, house: int) -> Arguments:
    return (rng.choices(_PLANTS, k=rng.randint(2, 4)),)


def edges(*, house: int) -> list[Arguments]:
    return [
        ([],),
        (["fern"],),
        (["moss", "moss"],),
        (["ax", "bx", "cx", "dx", "ex"],),
    ]


FAMILY = Family(
    area="strings",
    kind="house",
    knobs={"house": tuple(range(2, 18))},
    reference=list_plant_beds,
    spec=spec,
    draw=draw,
    edges=edges,
    page="greenhouse_bed_library",
    library=(bed_letter,),
)
