"""Order islands by the number of keepers who live on them."""

import random

from han.tasks.family import Arguments, Family

_ISLANDS = "Arn Bel Cor Dun".split()
_KEEPERS = "Abe Bo Cy Di Ed Flo Gus Hal".split()


def islands_by_keepers(
    homes: dict[str, str], *, many: bool, bound: int, largest: bool, backwards: bool
) -> list[str]:
    counts: dict[str, int] = {}
    for island in homes.values():
        if island not in counts:
            counts[island] = 0
        counts[island] += 1
    if many:
        chosen = [island for island in counts if counts[island] >= bound]
    else:
        chosen = [island for island in counts if counts[island] <= bound]
    if largest == backwards:
        return sorted(chosen, key=lambda island: (counts[island], island), reverse=backwards)
    return sorted(chosen, key=lambda island: (-counts[island], island), reverse=backwards)


def spec(*, many: bool, bound: int, largest: bool, backwards: bool) -> list[str]:
    size = "at least" if many else "at most"
    first = "most" if largest else "fewest"
    ties = "reverse alphabetical" if backwards else "alphabetical"
    return [
        "The dictionary gives for each lighthouse keeper the island on which he lives.",
        f"Return the islands with {size} {bound} keepers, those with the {first} keepers first; "
        f"islands with equally many stand in {ties} order.",
    ]


def draw(
    rng: random.Random, *, many: bool, bound: int, largest: bool, backwards: bool
) -> Arguments:
    keepers = rng.sample(_KEEPERS, rng.randint(5, 7))
    islands = rng.sample(_ISLANDS, 4 if bound == 2 else 3)
    return ({keeper: rng.choice(islands) for keeper in keepers},)


def edges(*, many: bool, bound: int, largest: bool, backwards: bool) -> list[Arguments]:
    def homes(*sizes: tuple[str, int]) -> Arguments:
        names = [name for name, size in sizes for _ in range(size)]
        return ({f"k{number}": name for number, name in enumerate(names)},)

    return [
        ({},),
        homes(("Arn", 1)),
        homes(("Cor", bound), ("Arn", bound), ("Bel", bound)),
        homes(("Bel", bound - 1), ("Arn", bound + 1), ("Cor", bound)),
        homes(("Arn", bound + 1), ("Cor", bound), ("Dun", bound), ("Bel", bound + 1)),
        homes(("Cor", bound - 1), ("Arn", bound), ("Dun", bound - 1), ("Bel", bound)),
    ]


FAMILY = Family(
    area="dicts",
    kind="hard",
    knobs={
        "many": (True, False),
        "bound": (2, 3),
        "largest": (True, False),
        "backwards": (False, True),
    },
    reference=islands_by_keepers,
    spec=spec,
    draw=draw,
    edges=edges,
)
