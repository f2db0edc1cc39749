"""Work out a formula with two operators of different rank, a prefix and parentheses."""

import random
import re

from han.tasks.family import Arguments, Family


def valve_formula_value(formula: str, *, tight: str, side: str, prefix: str) -> int:
    loosest_first = "-^" if tight == "^" else "^-"
    tokens = re.findall(r"\d+|\D", formula)

    def level(signs: str) -> int:
        if signs:
            value = level(signs[1:])
            while tokens and tokens[0] == signs[0]:
                sign = tokens.pop(0)
                other = level(signs) if side == "right" else level(signs[1:])
                value = max(value, other) if sign == "^" else value - other
            return value
        token = tokens.pop(0)
        if token == "!":
            inner = level("")
            if prefix == "rest":
                inner = 7 - inner
            elif prefix == "square":
                inner *= inner
            else:
                inner = 3 * inner if prefix == "triple" else max(inner, 2)
            return inner
        if token == "(":
            value = level(loosest_first)
            tokens.pop(0)
            return value
        return int(token)

    return level(loosest_first)


def spec(*, tight: str, side: str, prefix: str) -> list[str]:
    loose = "-" if tight == "^" else "^"
    prefixes = {
        "floor": "2 if that is larger than the value and else the value",
        "square": "the value times itself",
        "triple": "three times the value",
        "rest": "7 minus the value",
    }
    sides = {"left": "the left", "right": "the right"}
    return [
        "Return the value of a valve formula, a text without spaces that is always well formed.",
        "It is made of whole numbers without a sign, parentheses, the operators - (minus) and ^ "
        "(the larger of its two sides), and the prefix !.",
        f"Of a number or a parenthesis with the prefix !, it takes {prefixes[prefix]}; several "
        "prefixes apply one after the other, the innermost first.",
        f"The prefix binds tightest; of the two operators {tight} binds tighter than {loose}.",
        f"Several minus signs of the same level are worked out from {sides[side]}.",
    ]


def draw(rng: random.Random, *, tight: str, side: str, prefix: str) -> Arguments:
    def write(deep: int) -> str:
        parts: list[str] = []
        for _ in range(rng.randint(2, 4 - deep)):
            inner = deep < 2 and rng.random() < 0.3
            atom = f"({write(deep + 1)})" if inner else str(rng.choice((1, 2, 3, 5, 8, 12)))
            parts += [rng.choice("--^"), rng.choice(("", "", "", "!")) + atom]
        return "".join(parts[1:])

    return (write(0),)


def edges(*, tight: str, side: str, prefix: str) -> list[Arguments]:
    return [
        ("0",),
        ("!1",),
        ("!!3",),
        ("!(4-9)",),
        ("9-4-3-1",),
        ("9-4^6-1",),
        ("1^9-5^2",),
        ("(9-4)-(3-10)-!2",),
        ("((12))-(1^(2-!5))^3-2-1",),
        ("20-!3^5-2-1^4",),
    ]


FAMILY = Family(
    area="recursion",
    kind="hopeless",
    knobs={
        "tight": ("-", "^"),
        "side": ("left", "right"),
        "prefix": ("floor", "square", "triple", "rest"),
    },
    reference=valve_formula_value,
    spec=spec,
    draw=draw,
    edges=edges,
)
