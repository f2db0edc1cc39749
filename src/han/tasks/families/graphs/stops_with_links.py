"""Which tram stops have so many links."""

import random
from collections import Counter

from han.tasks.family import Arguments, Family

_STOPS = ("zoo", "mill", "dock", "park")


def stops_with_links(
    links: list[tuple[str, str]], *, how: str, number: int, order: str
) -> list[str]:
    counts: Counter[str] = Counter()
    for first, second in links:
        counts[first] += 1
        counts[second] += 1
    if how == "at least":
        chosen = [stop for stop, n in counts.items() if n >= number]
    elif how == "exactly":
        chosen = [stop for stop, n in counts.items() if n == number]
    else:
        chosen = [stop for stop, n in counts.items() if n <= number]
    return sorted(chosen, reverse=True) if order == "reversed" else sorted(chosen)


def spec(*, how: str, number: int, order: str) -> list[str]:
    orders = {"sorted": "in alphabetical order", "reversed": "in reverse alphabetical order"}
    return [
        "Each pair in the list links two tram stops, and the link belongs to both of them.",
        f"Return the stops that have {how} {number} links.",
        f"List each of these stops once, {orders[order]}.",
    ]


def draw(rng: random.Random, *, how: str, number: int, order: str) -> Arguments:
    pairs = [rng.sample(_STOPS, 2) for _ in range(rng.randint(3, 6))]
    return ([(first, second) for first, second in pairs],)


def edges(*, how: str, number: int, order: str) -> list[Arguments]:
    def star(hub: str, size: int) -> list[tuple[str, str]]:
        return [(hub, f"{hub}{i}") for i in range(size)]

    return [
        ([],),
        ([("zoo", "mill")],),
        ([("zoo", "mill")] * number,),
        (star("m", number) + star("b", number),),
        (star("k", number + 1) + star("r", number),),
        (star("r", number - 1) + star("c", number),),
        ([("x", "y")] * number + [("y", "a")] + [("b", "x")],),
        ([("a", "q")] * (number - 1) + [("q", "d"), ("p", "q")],),
    ]


FAMILY = Family(
    area="graphs",
    kind="hard",
    knobs={
        "how": ("at least", "exactly", "at most"),
        "number": (2, 3, 4),
        "order": ("sorted", "reversed"),
    },
    reference=stops_with_links,
    spec=spec,
    draw=draw,
    edges=edges,
)
