"""The junction with the most neighbours."""

import random

from han.tasks.family import Arguments, Family


def busiest_junction(tracks: list[tuple[str, str]], *, loop: str, tie: str, nothing: str) -> str:
    near: dict[str, set[str]] = {}
    for first, second in tracks:
        if first == "" or second == "":
            continue
        if loop == "ignored" and first == second:
            continue
        near.setdefault(first, set()).add(second)
        near.setdefault(second, set()).add(first)
    if not near:
        return nothing
    most = max(len(others) for others in near.values())
    best = [junction for junction, others in near.items() if len(others) == most]
    if tie == "first":
        best.sort()
    elif tie == "last":
        best.sort(reverse=True)
    return best[0]


def spec(*, loop: str, tie: str, nothing: str) -> list[str]:
    loops = {
        "ignored": "is ignored altogether",
        "counts": "makes the junction a neighbour of itself",
    }
    ties = {
        "first": "the one that comes first in the alphabet",
        "last": "the one that comes last in the alphabet",
        "named": "the one that is named first in the list, the left name of a pair before the "
        "right one,",
    }
    return [
        "Each pair is a track that joins two junctions; return the junction with the most "
        "different neighbours.",
        "Junctions that are joined by several tracks are still one neighbour of each other.",
        f"A track from a junction to itself {loops[loop]}.",
        "A track with an empty name at either end is ignored altogether.",
        f"Of several junctions with the most neighbours {ties[tie]} is returned.",
        f'If no track is left, return "{nothing}".',
    ]


def draw(rng: random.Random, *, loop: str, tie: str, nothing: str) -> Arguments:
    names = ("kor", "abe", "mo", "zil", "abe", "")
    size = rng.choice((2, 3, 4, 5, 6))
    tracks = [(rng.choice(names[:5]), rng.choice(names)) for _ in range(size)]
    return ([(b, a) if rng.random() < 0.4 else (a, b) for a, b in tracks],)


def edges(*, loop: str, tie: str, nothing: str) -> list[Arguments]:
    return [
        ([],),
        ([("", "abe"), ("kor", "")],),
        ([("kor", "kor")],),
        ([("mo", "kor"), ("mo", "kor"), ("kor", "mo"), ("zil", "abe"), ("abe", "mo")],),
        ([("kor", "kor"), ("kor", "abe"), ("mo", "abe")],),
        ([("mo", "abe")],),
        ([("m", "a"), ("k", "d"), ("z", "m"), ("z", "a"), ("z", "k")],),
        ([("mo", ""), ("mo", "mo"), ("kor", "abe"), ("", "mo")],),
        ([("d", "c"), ("d", "b"), ("b", "b"), ("a", "c"), ("a", "a"), ("a", "e")],),
    ]


FAMILY = Family(
    area="graphs",
    kind="hopeless",
    knobs={
        "loop": ("ignored", "counts"),
        "tie": ("first", "last", "named"),
        "nothing": ("none", "-", "?"),
    },
    reference=busiest_junction,
    spec=spec,
    draw=draw,
    edges=edges,
)
