"""Count, or add up, the parcels of each van."""

import random

from han.tasks.family import Arguments, Family


def parcels_by_van(parcels: list[int], *, vans: int, what: str) -> dict[int, int]:
    result: dict[int, int] = {}
    for parcel in parcels:
        van = parcel % vans
        if van not in result:
            result[van] = 0
        result[van] += 1 if what == "count" else parcel
    return result


def spec(*, vans: int, what: str) -> list[str]:
    results = {
        "count": "how many parcels it gets",
        "sum": "the sum of the numbers of its parcels",
    }
    return [
        f"The van of a parcel is the remainder of the parcel's number when divided by {vans}.",
        f"Return a dictionary that says for each van {results[what]}.",
    ]


def draw(rng: random.Random, *, vans: int, what: str) -> Arguments:
    chosen = rng.sample(range(vans), 2)
    numbers = [rng.randint(1, 8) * vans + rng.choice(chosen) for _ in range(rng.randint(3, 7))]
    return (numbers,)


def edges(*, vans: int, what: str) -> list[Arguments]:
    return [
        ([],),
        ([vans],),
        ([vans - 1, vans, vans + 1],),
        ([7, 7, 7 + vans, 7 + 2 * vans],),
        (list(range(10, 31, 2)),),
        ([40, 41, 42, 43, 44, 45],),
    ]


FAMILY = Family(
    area="dicts",
    kind="easy",
    knobs={"vans": (3, 4, 5, 6, 7, 8, 9, 10), "what": ("count", "sum")},
    reference=parcels_by_van,
    spec=spec,
    draw=draw,
    edges=edges,
)
