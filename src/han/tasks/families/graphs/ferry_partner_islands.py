"""List the islands that the ferries of one island go to, or come from."""

import random

from han.tasks.family import Arguments, Family

_ISLANDS = ("Moss", "Reed", "Gull", "Fern", "Crab", "Sand", "Bell", "Hook")


def ferry_partner_islands(ferries: list[tuple[str, str]], *, island: str, way: str) -> list[str]:
    found: list[str] = []
    for ferry in ferries:
        if ferry[0 if way == "to" else 1] == island:
            found.append(ferry[1 if way == "to" else 0])
    return found


def spec(*, island: str, way: str) -> list[str]:
    asked = {
        "to": f'to which the ferries from "{island}" go',
        "from": f'from which ferries go to "{island}"',
    }
    return [
        "Each pair is a ferry: the island where it starts and the island where it ends.",
        f"Return the islands {asked[way]}, in the given order.",
    ]


def draw(rng: random.Random, *, island: str, way: str) -> Arguments:
    others = [other for other in _ISLANDS if other != island]
    ferries: list[tuple[str, str]] = []
    for _ in range(rng.randint(3, 5)):
        first, second = rng.sample(others, 2)
        ferries.append(rng.choice([(island, first), (first, island), (first, second)]))
    return (ferries,)


def edges(*, island: str, way: str) -> list[Arguments]:
    return [
        ([],),
        ([(island, "Otter")],),
        ([("Otter", island)],),
        ([("Otter", "Seal")],),
        ([(island, "Seal"), ("Otter", island), (island, "Otter"), ("Seal", island)],),
    ]


FAMILY = Family(
    area="graphs",
    kind="easy",
    knobs={"island": _ISLANDS, "way": ("to", "from")},
    reference=ferry_partner_islands,
    spec=spec,
    draw=draw,
    edges=edges,
)
