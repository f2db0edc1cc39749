"""Weigh the gear of balloonists by a house rule."""

import random

from han.tasks.family import Arguments, Family


def balloon_gear_units(bags: dict[str, dict[str, int]], *, limit: int, keep: str) -> dict[str, int]:
    units = {"rope": 9, "stove": 4, "quilt": 3}
    result: dict[str, int] = {}
    for person, pieces in bags.items():
        total = sum(units.get(kind, 2) * count for kind, count in pieces.items())
        if sum(pieces.values()) > 5:
            total += 6
        if total <= limit if keep == "light" else total >= limit:
            result[person] = total
    return result


def spec(*, limit: int, keep: str) -> list[str]:
    wrong = {"light": "more", "heavy": "fewer"}[keep]
    return [
        "The bags of a balloon crew say for each balloonist how many pieces of each kind of gear "
        "the bag holds.",
        "Return for each balloonist how many gear units the bag takes by the house rule for "
        "balloon gear units.",
        f"Leave out the balloonists whose bag takes {wrong} than {limit} gear units.",
    ]


def draw(rng: random.Random, *, limit: int, keep: str) -> Arguments:
    bags: dict[str, dict[str, int]] = {}
    for person in rng.sample(["Ada", "Bo", "Cy", "Di"], rng.randint(1, 3)):
        kinds = rng.sample(["rope", "stove", "quilt", "flask"], 2)
        bags[person] = {kind: rng.randint(1, 4) for kind in kinds}
    return (bags,)


def edges(*, limit: int, keep: str) -> list[Arguments]:
    return [
        ({},),
        ({"Ada": {}, "Bo": {"stove": 1}},),
        ({"Ada": {"flask": 5}, "Bo": {"flask": 6}, "Cy": {"quilt": 5}, "Di": {"quilt": 6}},),
        ({"Ada": {"rope": 2}, "Bo": {"stove": 5}, "Cy": {"stove": 3, "cap": 3}},),
        ({"Ada": _bag(limit), "Bo": _bag(limit - 1), "Cy": _bag(limit + 1)},),
        ({"Ada": {"rope": 1}, "Bo": {"rope": 3}, "Cy": {"lamp": 1}},),
        ({"Ada": {"stove": 5}, "Bo": {"stove": 6}, "Cy": {"rope": 2, "quilt": 2}},),
        ({"Ada": {"stove": 4}, "Bo": {"quilt": 5}, "Cy": {"lamp": 2, "rope": 3}},),
    ]


def _bag(total: int) -> dict[str, int]:
    """At most five pieces that make a total."""
    for ropes in range(4):
        for stoves in range(5):
            quilts, rest = divmod(total - 9 * ropes - 4 * stoves, 3)
            if rest == 0 and 0 <= quilts <= 5 - ropes - stoves:
                return {"rope": ropes, "stove": stoves, "quilt": quilts}
    return {}


FAMILY = Family(
    area="dicts",
    kind="house",
    knobs={"limit": (18, 19, 20, 21, 22, 23, 24, 25, 26), "keep": ("light", "heavy")},
    reference=balloon_gear_units,
    spec=spec,
    draw=draw,
    edges=edges,
    page="balloon_gear_units",
)
