"""Huts that a loaded mule can reach directly, by the trail office's own limits."""

import random

from han.tasks.family import Arguments, Family

_HUTS = ("Alm", "Fels", "Tor", "See")


def burden_of(mark: str) -> int:
    base = {"R": 90, "B": 64, "G": 41}.get(mark[:1], 0)
    digits = mark[1:]
    if base == 0 or not digits.isdigit():
        return 0
    return max(0, base - 7 * int(digits))


def mule_huts(
    trails: list[tuple[str, str, str]],
    hut: str,
    load: int,
    *,
    ways: str,
    spare: int,
    order: str,
) -> list[str]:
    found: list[str] = []
    for first, second, mark in trails:
        if burden_of(mark) >= load + spare:
            if first == hut:
                found.append(second)
            if ways == "both" and second == hut:
                found.append(first)
    return sorted(set(found), reverse=True) if order == "reversed" else sorted(set(found))


def spec(*, ways: str, spare: int, order: str) -> list[str]:
    directions = {
        "both": "and can be walked both ways",
        "forth": "and can be walked only from the first hut to the second",
    }
    orders = {"sorted": "in alphabetical order", "reversed": "in reverse alphabetical order"}
    return [
        f"Each triple is a mountain trail: two huts and a trail mark, {directions[ways]}.",
        "Use the trail office's own function for the heaviest mule load of a trail mark, as the "
        "house library page says.",
        f"A mule may take a trail if its load plus {spare} kilos is at most that limit.",
        "Return the huts that a mule with this load reaches from the given hut by one trail, "
        f"each once, {orders[order]}.",
    ]


def draw(rng: random.Random, *, ways: str, spare: int, order: str) -> Arguments:
    trails: list[tuple[str, str, str]] = []
    hut = rng.choice(_HUTS)
    for _ in range(rng.randint(2, 3)):
        other = rng.choice([name for name in _HUTS if name != hut])
        mark = rng.choice("RRBBG") + str(rng.randint(1, 6))
        out = ways == "forth" or rng.random() < 0.5
        trails.append((hut, other, mark) if out else (other, hut, mark))
    return (trails, hut, rng.choice((12, 20, 28, 35, 45, 50)))


def edges(*, ways: str, spare: int, order: str) -> list[Arguments]:
    limit = 90 - 7 * 3
    fan = [("Alm", name, "B2") for name in ("Tor", "Berg", "Zinne", "See", "Hof", "Moos")]
    return [
        ([], "Alm", 10),
        ([("Alm", "Tor", "R3"), ("See", "Alm", "R3")], "Alm", limit - spare),
        ([("Alm", "Tor", "R3"), ("See", "Alm", "R4")], "Alm", limit - spare + 1),
        ([("Alm", "Tor", "R3"), ("Fels", "Alm", "R2")], "Alm", limit - spare - 1),
        (fan, "Alm", 50 - spare),
        ([(b, a, mark) for a, b, mark in fan], "Alm", 50 - spare),
        ([*fan, ("Alm", "See", "G1"), ("Tor", "See", "R1")], "Alm", 50 - spare),
        ([("Alm", "Tor", "X3"), ("Alm", "See", "R1"), ("Hof", "Fels", "R1")], "Alm", 20),
    ]


FAMILY = Family(
    area="graphs",
    kind="house",
    knobs={"ways": ("both", "forth"), "spare": (3, 5, 8, 12), "order": ("sorted", "reversed")},
    reference=mule_huts,
    spec=spec,
    draw=draw,
    edges=edges,
    page="mule_loads",
    library=(burden_of,),
)
