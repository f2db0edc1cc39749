"""Name the greenhouse beds of some plants."""

import random

from han.tasks.family import Arguments, Family

_PLANTS = "fern moss ivy orchid agave palm lily cactus basil mint tulip rose".split()


def bed_letter(plant: str) -> str:
    return "KPRTV"[(3 * len(plant) + ord(plant[0])) % 5]


def list_plant_beds(plants: list[str], *, closed: str, joiner: str) -> str:
    beds = [bed_letter(plant) for plant in plants]
    return joiner.join(bed for bed in beds if bed != closed)


def spec(*, closed: str, joiner: str) -> list[str]:
    return [
        "Find the bed of each plant with the greenhouse's own function for beds, as the house "
        "library page says.",
        f"Return the beds in order, joined by {joiner!r}, without any bed {closed!r}.",
    ]


def draw(rng: random.Random, *, closed: str, joiner: str) -> Arguments:
    return (rng.choices(_PLANTS, k=rng.randint(3, 7)),)


def edges(*, closed: str, joiner: str) -> list[Arguments]:
    letters = [name + "x" for name in "abcde"]
    return [
        ([],),
        (["fern"],),
        (letters,),
        (letters[::-1],),
        (letters[1:] + letters[:1],),
        ([name for name in letters if bed_letter(name) != closed],),
        ([name for name in letters[::-1] if bed_letter(name) != closed],),
    ]


FAMILY = Family(
    area="strings",
    kind="house",
    knobs={"closed": ("K", "P", "R", "T", "V"), "joiner": ("/", "+", "-", ",")},
    reference=list_plant_beds,
    spec=spec,
    draw=draw,
    edges=edges,
    page="greenhouse_bed_library",
    library=(bed_letter,),
)
