"""Singers of a phone chain who are called often and call few themselves."""

import random

from han.tasks.family import Arguments, Family

_SINGERS = ("Ute", "Ben", "Kim", "Ada", "Lou")


def choir_phone_ends(calls: dict[str, list[str]], *, own: int, least: int, order: str) -> list[str]:
    called = [name for names in calls.values() for name in names]
    chosen: list[str] = []
    for singer in calls:
        if len(calls[singer]) == own and called.count(singer) >= least:
            chosen.append(singer)
    return sorted(chosen) if order == "sorted" else chosen


def spec(*, own: int, least: int, order: str) -> list[str]:
    whom = ("nobody", "exactly one singer", "exactly two singers")[own]
    times = {1: "at least one singer", 2: "at least two singers", 3: "at least three singers"}
    orders = {"sorted": "in alphabetical order", "given": "in the order of the dictionary"}
    return [
        "The dictionary maps each singer of a choir to the list of the singers whom they call.",
        f"Return the singers who call {whom} and who are called by {times[least]}.",
        f"List them {orders[order]}.",
    ]


def draw(rng: random.Random, *, own: int, least: int, order: str) -> Arguments:
    people = rng.sample(_SINGERS, 5 if least == 3 else rng.randint(4, 5))
    calls: dict[str, list[str]] = {person: [] for person in people}
    for person in people[2:]:
        calls[person] = [hub for hub in people[:2] if rng.random() < (0.6, 0.85, 0.97)[least - 1]]
    for hub in people[:2]:
        size = own if rng.random() < 0.9 else rng.randint(0, 2)
        calls[hub] = rng.sample([other for other in people if other != hub], size)
    return ({person: calls[person] for person in sorted(people, key=lambda _: rng.random())},)


def edges(*, own: int, least: int, order: str) -> list[Arguments]:
    def chain(callers: int, calling: int) -> dict[str, list[str]]:
        calls: dict[str, list[str]] = {
            "Rex": [f"S{i}" for i in range(calling)],
            "Bea": [f"S{i}" for i in range(calling)],
        }
        for i in range(4):
            calls[f"S{i}"] = ["Bea", "Rex"] if i < callers else ["S1", "S2", "S3"]
        return calls

    return [
        ({},),
        ({"Ute": []},),
        (chain(least, own),),
        (chain(least - 1, own),),
        (chain(least + 1, own),),
        (chain(least, own + 1),),
        (chain(4, max(0, own - 1)),),
    ]


FAMILY = Family(
    area="graphs",
    kind="hard",
    knobs={"own": (0, 1, 2), "least": (1, 2, 3), "order": ("sorted", "given")},
    reference=choir_phone_ends,
    spec=spec,
    draw=draw,
    edges=edges,
)
