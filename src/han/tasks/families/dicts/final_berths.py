"""Follow the moves of boats from berth to berth, which may lead round in a ring."""

import itertools
import random

from han.tasks.family import Arguments, Family


def final_berths(moves: dict[str, str], *, hops: int, ring: str) -> dict[str, str]:
    result: dict[str, str] = {}
    for berth in moves:
        path = [berth]
        while path[-1] in moves and len(path) <= hops:
            following = moves[path[-1]]
            if following in path:
                around = path[path.index(following) :]
                if ring == "first":
                    path = [min(around)]
                elif ring == "last":
                    path = [max(around)]
                elif ring == "entry":
                    path = [following]
                break
            path.append(following)
        result[berth] = path[-1]
    return result


def spec(*, hops: int, ring: str) -> list[str]:
    ends = {
        "first": "it ends in the alphabetically first berth of that ring",
        "last": "it ends in the alphabetically last berth of that ring",
        "entry": "it ends in the berth of that ring that it came to first",
        "before": "it does not make this move and ends where it is",
    }
    return [
        "A dictionary says for some berths of a harbour to which berth a boat moves on from there.",
        "Return for each of these berths where a boat that starts there ends: it moves on until it "
        "comes to a berth without a further move.",
        f"It makes {hops} moves at most and ends where the last of them brought it.",
        "If one of these moves would bring it to a berth where it has already been, the start "
        "included, it goes round in a ring, which consists of that berth and all berths it came to "
        f"since; then {ends[ring]}.",
    ]


def draw(rng: random.Random, *, hops: int, ring: str) -> Arguments:
    berths = rng.sample("ABCDEFG", rng.randint(hops + 2, 7))
    moves = dict(itertools.pairwise(berths))
    if rng.random() < 0.7:
        moves[berths[-1]] = rng.choice(berths[-hops - 1 :])
    return (moves,)


def edges(*, hops: int, ring: str) -> list[Arguments]:
    line = [f"L{number}" for number in range(hops + 3)]
    rounds = [dict(zip("BADC"[:size], "BADC"[1:size] + "B", strict=True)) for size in (2, 3, 4)]
    tails = [{"M": "N", "N": "B", **found} for found in rounds]
    return [
        ({},),
        ({"A": "A", "B": "A", "C": "D"},),
        (dict(itertools.pairwise(line)),),
        *[(found,) for found in rounds],
        *[(found,) for found in tails],
        ({"Z": "Y", "Y": "X", "X": "Z", "A": "Y", "W": "A"},),
    ]


FAMILY = Family(
    area="dicts",
    kind="hopeless",
    knobs={"hops": (2, 3, 4, 5), "ring": ("first", "last", "entry", "before")},
    reference=final_berths,
    spec=spec,
    draw=draw,
    edges=edges,
)
