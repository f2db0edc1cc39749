"""A desk that keeps a road map up to date and answers questions about it."""

import random
from heapq import heappop, heappush

from han.tasks.family import Arguments, Family


def road_desk(orders: list[str], *, again: str, ends: str, tie: str, near: str) -> list[str]:
    roads: dict[str, int] = {}
    shut: set[str] = set()
    past: list[tuple[dict[str, int], set[str]]] = []
    answers: list[str] = []

    def routes(start: str) -> dict[str, tuple[int, str]]:
        best: dict[str, tuple[int, str]] = {}
        heap = [(0, len(start), start)]
        while heap:
            length, _, path = heappop(heap)
            here = path[-1]
            if here in best or (ends == "never" and here in shut):
                continue
            best[here] = (length, path)
            if ends == "ends" and here in shut and here != start:
                continue
            for pair, metres in roads.items():
                if here in pair:
                    places = len(path) if tie == "fewest" else -len(path)
                    there = pair.replace(here, "")
                    heappush(heap, (length + metres, places, path + there))
        return best

    for order in orders:
        before = (dict(roads), set(shut))
        match order.split():
            case ["road", a, b, metres]:
                pair = min(a, b) + max(a, b)
                length = int(metres)
                if again == "shorter" and pair in roads:
                    length = min(length, roads[pair])
                elif again == "sum" and pair in roads:
                    length += roads[pair]
                roads[pair] = length
            case ["cut", a, b]:
                roads = {pair: roads[pair] for pair in roads if pair not in (a + b, b + a)}
            case ["shut", a]:
                shut = {*shut, a}
            case ["free", a]:
                shut = shut - {a}
            case ["undo"]:
                if past:
                    roads, shut = past.pop()
                continue
            case ["way", a, b]:
                best = routes(a)
                if b in best:
                    answers.append(f"{best[b][0]} {'-'.join(best[b][1])}")
                else:
                    answers.append("none")
            case ["near", a, limit]:
                best = routes(a)
                best.pop(a, None)
                reached = [(length, place) for place, (length, _) in best.items()]
                found = [pair for pair in reached if pair[0] <= int(limit)]
                if near == "name":
                    found.sort(key=lambda pair: pair[1])
                else:
                    found.sort()
                answers.append(",".join(place for _, place in found) or "nobody")
            case _:
                answers.append(f"what is {order}?")
        if (roads, shut) != before:
            past.append(before)
    return answers


def spec(*, again: str, ends: str, tie: str, near: str) -> list[str]:
    agains = {
        "shorter": "the shorter length is kept",
        "newer": "the new length replaces the old one",
        "sum": "the lengths are added",
    }
    shuts = {
        "never": "A shut place can be no part of a way, not even its start or end",
        "ends": "A shut place can be the start or end of a way, but no way leads through it",
    }
    ties = {"fewest": "fewest", "most": "most"}
    nears = {"name": "in alphabetical order", "distance": "by distance and then alphabet"}
    return [
        "Carry out the orders of a road desk and return its answers; places are single capital "
        "letters and roads go both ways.",
        'The order "road A B 7" builds a road of 7 metres; if there is one already, '
        f"{agains[again]}.",
        '"cut A B" removes that road, "shut A" closes a place and "free A" opens it again, all '
        "without effect where there is nothing to do.",
        f"{shuts[ends]}.",
        '"way A B" answers with the length of the shortest way and its places, as in "9 A-C-B" '
        '(a way from A to A is "0 A"), or "none".',
        f"Of equally short ways the one with the {ties[tie]} places wins, then the first one in "
        "alphabetical order.",
        '"near A 5" answers with all other places that have a way of at most 5 metres from A, '
        f'joined by commas {nears[near]}, or "nobody".',
        '"undo" takes back the last order that changed roads or closings and is not taken back '
        "yet, if any; it can't be undone itself.",
        'To any other order X the answer is "what is X?".',
    ]


def draw(rng: random.Random, *, again: str, ends: str, tie: str, near: str) -> Arguments:
    def two() -> str:
        return " ".join(rng.sample("ABCD", 2))

    orders = [f"road {two()} {rng.randint(1, 3)}" for _ in range(rng.randint(3, 4))]
    for _ in range(rng.randint(1, 2)):
        extra = (f"shut {rng.choice('ABC')}", f"cut {two()}", "undo", f"road {two()} 2")
        orders.insert(rng.randint(2, len(orders)), rng.choice(extra))
    orders.append(f"way {two()}")
    orders.append(rng.choice((f"near {rng.choice('ABC')} {rng.randint(2, 5)}", f"way {two()}")))
    return (orders,)


def edges(*, again: str, ends: str, tie: str, near: str) -> list[Arguments]:
    square = ["road A B 2", "road B D 2", "road A C 2", "road C D 2"]
    return [
        ([],),
        (["way A A", "way A B", "near A 9", "undo", "help me", "way A"],),
        ([*square, "way A D", "road D A 4", "way A D", "way D A", "near A 4", "near A 3"],),
        ([*square, "shut B", "way A D", "way A B", "way B D", "near B 9", "near A 9", "way B B"],),
        ([*square, "shut B", "shut B", "undo", "way A D", "undo", "undo", "near D 9"],),
        (["road A B 3", "road B A 5", "way A B", "road A B 2", "way B A", "undo", "way A B"],),
        ([*square, "cut D B", "way A D", "cut B D", "undo", "way B D", "undo", "way C D"],),
        ([*square, "shut B", "shut C", "way A D", "free C", "undo", "undo", "way A D", "free B"],),
        (["road A D 1", "road A C 3", "road A B 2", "near A 3", "near A 2", "near A 1"],),
        (["road A Z 2", "road A Y 1", "road Y B 1", "road A C 2", "road Y X 1", "near A 2"],),
        (["road A C 4", "road A B 1", "road B D 1", "road D C 2", "road A E 3", "near A 4"],),
        (
            [
                *square,
                "way A D",
                "undo",
                "cut A Z",
                "free A",
                "undo",
                "near A 9",
                "road A B",
                "undo",
            ],
        ),
        (["road A B 1", "road B C 1", "road A C 2", "way A C", "way C A", "shut A", "way A C"],),
        (
            [
                "road C B 1",
                "road B A 1",
                "shut B",
                "way A C",
                "free B",
                "way A C",
                "cut C B",
                "near C 4",
            ],
        ),
        (["road A B 9", "cut A B", "way A B", "undo", "near A 9", "shut A", "undo", "way B A"],),
    ]


FAMILY = Family(
    area="graphs",
    kind="hopeless",
    knobs={
        "again": ("shorter", "newer", "sum"),
        "ends": ("never", "ends"),
        "tie": ("fewest", "most"),
        "near": ("name", "distance"),
    },
    reference=road_desk,
    spec=spec,
    draw=draw,
    edges=edges,
)
