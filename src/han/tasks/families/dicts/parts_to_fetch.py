"""Work out which basic parts a workshop must fetch for a product with nested plans."""

import random
from functools import cache

from han.tasks.family import Arguments, Family


def parts_to_fetch(
    plans: dict[str, dict[str, int]], product: str, *, every: int, extra: str
) -> dict[str, int]:
    @cache
    def needs(part: str) -> dict[str, int]:
        if part not in plans:
            return {part: 1}
        total = {"screw": len(plans[part])} if extra == "screw" else {"wedge": 1}
        for piece, count in plans[part].items():
            for basic, each in needs(piece).items():
                total.setdefault(basic, 0)
                total[basic] += count * each
        return total

    return {basic: count + count // every for basic, count in needs(product).items()}


def spec(*, every: int, extra: str) -> list[str]:
    extras = {
        "screw": "each assembled part takes one basic part 'screw' for each kind of piece in its "
        "plan",
        "wedge": "each assembled part takes one basic part 'wedge', whatever its plan",
    }
    return [
        "A plan says how many of which pieces make one part; pieces can have plans themselves, and "
        "those without a plan are basic.",
        "Return how many of each basic part one product needs in all, or just 1 of the product if "
        "it has no plan.",
        f"Besides the pieces, {extras[extra]}.",
        f"Of each basic part one spare is added for every {every} pieces of it that the product "
        "needs, rounded down.",
        "Plans never lead back to themselves, but they can be forty levels deep and share pieces, "
        "so work each part out only once.",
    ]


def draw(rng: random.Random, *, every: int, extra: str) -> Arguments:
    box = {piece: rng.randint(1, 4) for piece in rng.sample(["lid", "peg", "bar", extra], 2)}
    leg = {piece: rng.randint(1, 3) for piece in rng.sample(["peg", "bar", "cap"], 2)}
    plans = {"box": {"leg": rng.randint(1, 4), **box}, "leg": leg}
    return (plans, rng.choice(["box", "box", "leg"]))


def edges(*, every: int, extra: str) -> list[Arguments]:
    deep: dict[str, dict[str, int]] = {}
    for level in range(38):
        deep[f"p{level}"] = {f"p{level + 1}": 1, f"q{level}": 1}
        deep[f"q{level}"] = {f"p{level + 1}": 1, "o": level % 4 + 1}
    return [
        ({}, "peg"),
        ({"box": {"lid": 1}}, "lid"),
        ({"box": {"lid": every, "peg": every - 1, "bar": every + 1}}, "box"),
        ({"box": {"leg": 2}, "leg": {"peg": every}, "cup": {"ear": 1}}, "box"),
        ({"a": {"b": 2, "c": 3}, "b": {"c": 2, "d": 1}, "c": {"d": 5}}, "a"),
        ({"a": {"b": 2, extra: 3}, "b": {extra: 2, "d": 1}}, "a"),
        ({"a": {"b": 7}, "b": {"c": 6}, "c": {"d": 5}, "d": {"e": 9}}, "a"),
        (deep, "p0"),
    ]


FAMILY = Family(
    area="dicts",
    kind="hopeless",
    knobs={"every": (2, 3, 4, 5, 6, 8, 10, 12), "extra": ("screw", "wedge")},
    reference=parts_to_fetch,
    spec=spec,
    draw=draw,
    edges=edges,
    time_limit_s=2,
)
