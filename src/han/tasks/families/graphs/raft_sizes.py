"""Sizes of the rafts that roped boats form."""

import random

from han.tasks.family import Arguments, Family


def raft_sizes(ropes: list[tuple[int, int]], *, size: int, bound: str, order: str) -> list[int]:
    rafts: list[set[int]] = []
    for first, second in ropes:
        joined = {first, second}
        for raft in rafts:
            if first in raft or second in raft:
                joined |= raft
        rafts = [raft for raft in rafts if not raft & joined] + [joined]
    if bound == "least":
        sizes = [len(raft) for raft in rafts if len(raft) >= size]
    else:
        sizes = [len(raft) for raft in rafts if len(raft) <= size]
    return sorted(sizes) if order == "smallest" else sorted(sizes, reverse=True)


def spec(*, size: int, bound: str, order: str) -> list[str]:
    return [
        "Each rope ties two boats together, and all boats that are tied directly or through others"
        " form one raft.",
        f"Return how many boats each raft of at {bound} {size} boats has, the {order} count first.",
    ]


def draw(rng: random.Random, *, size: int, bound: str, order: str) -> Arguments:
    boats = rng.sample(range(1, 16), 15)
    ropes: list[tuple[int, int]] = []
    for count in rng.sample([2, size - 1, size, size + 1], 2 if size > 4 else 3):
        raft, boats = boats[:count], boats[count:]
        ropes += [(raft[rng.randrange(place)], raft[place]) for place in range(1, count)]
    ropes = [(b, a) if rng.random() < 0.5 else (a, b) for a, b in ropes]
    rng.shuffle(ropes)
    return (ropes,)


def edges(*, size: int, bound: str, order: str) -> list[Arguments]:
    def chain(first: int, count: int) -> list[tuple[int, int]]:
        return [(boat, boat + 1) for boat in range(first, first + count - 1)]

    exact = chain(1, size)
    return [
        ([],),
        ([(1, 2)],),
        (exact,),
        (exact[::-1],),
        (chain(3, size - 1),),
        (chain(3, size + 1),),
        ([*chain(20, size + 1), *exact, *chain(40, size + 2), *chain(60, size - 1), (80, 81)],),
        ([*exact[::2], *exact[1::2], (size, 1), *chain(30, 2)],),
        ([*chain(20, size), *exact, (3, 21)],),
    ]


FAMILY = Family(
    area="graphs",
    kind="hard",
    knobs={
        "size": (3, 4, 5, 6),
        "bound": ("least", "most"),
        "order": ("smallest", "largest"),
    },
    reference=raft_sizes,
    spec=spec,
    draw=draw,
    edges=edges,
)
