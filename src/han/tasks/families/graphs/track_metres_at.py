"""Longest track, shortest track or their difference at each place of a quarry."""

import random

from han.tasks.family import Arguments, Blur, Family


def track_metres_at(
    tracks: list[tuple[str, str, int]], *, result: str, least: int, ends: str
) -> list[tuple[str, int]]:
    lengths: dict[str, list[int]] = {}
    for first, second, metres in tracks:
        if metres < least:
            continue
        lengths.setdefault(first, []).append(metres)
        if ends == "both":
            lengths.setdefault(second, []).append(metres)
    if result == "spread":
        found = [(place, max(all_of) - min(all_of)) for place, all_of in lengths.items()]
    elif result == "longest":
        found = [(place, max(all_of)) for place, all_of in lengths.items()]
    else:
        found = [(place, min(all_of)) for place, all_of in lengths.items()]
    return sorted(found)


def spec(*, result: str, least: int, ends: str) -> list[str]:
    results = {
        "spread": "the difference between its longest and its shortest track",
        "longest": "the length of its longest track",
        "shortest": "the length of its shortest track",
    }
    whose = {
        "both": "both the first and the second place of the triple",
        "start": "the first place of the triple only",
    }
    return [
        "Each triple describes a track of a quarry: two places and the length in metres.",
        f"A track belongs to {whose[ends]}.",
        f"Only tracks of {least} metres or more count.",
        f"Return pairs of a place and {results[result]}, sorted by place.",
        "Places without a track that counts are left out.",
    ]


def draw(rng: random.Random, *, result: str, least: int, ends: str) -> Arguments:
    def track() -> tuple[str, str, int]:
        first, second = rng.sample(("pit", "mill", "ramp"), 2)
        return (first, second, least + rng.choice((-5, -1, 0, 1, 4, 8, 12)))

    return ([track() for _ in range(rng.randint(3, 5))],)


def edges(*, result: str, least: int, ends: str) -> list[Arguments]:
    return [
        ([],),
        ([("a", "b", least - 1)],),
        ([("b", "a", least), ("b", "c", least + 1)],),
        ([("z", "y", least + 3), ("y", "z", least + 7), ("c", "z", least)],),
        ([("d", "a", least + 2), ("a", "d", least - 1), ("a", "b", least + 9)],),
        ([("k", "m", least), ("k", "m", least), ("m", "e", least + 40)],),
    ]


def settles(*, result: str, least: int, ends: str) -> Arguments:
    return ([("pit", "mill", least), ("ramp", "pit", least + 6), ("ramp", "mill", least - 4)],)


FAMILY = Family(
    area="graphs",
    kind="hard",
    knobs={
        "result": ("spread", "longest", "shortest"),
        "least": (10, 20, 30),
        "ends": ("both", "start"),
    },
    reference=track_metres_at,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur(exact="metres or more", vague="metres upwards", settles=settles),
)
