"""Work out the sums of a coin office, in numbers and in crowns, stars and bits."""

import random

from han.tasks.family import Arguments, Family


def run_coin_office(
    lines: list[str], *, stars: int, bits: int, rounding: str, rank: str
) -> list[str]:
    units = {"c": stars * bits, "s": bits, "b": 1}
    if rank == "usual":
        ranks = [["+", "-"], ["*", "/"]]
    elif rank == "sums first":
        ranks = [["*", "/"], ["+", "-"]]
    else:
        ranks = [["+", "-", "*", "/"]]
    known: dict[str, tuple[int, int]] = {}
    printed: list[str] = []

    def atom(tokens: list[str]) -> tuple[int, int]:
        token = tokens.pop(0)
        if token == "(":
            value = chain(tokens, ranks)
            if tokens.pop(0) != ")":
                raise ValueError
            return value
        if token.isdigit():
            return 0, int(token)
        if token[:1].isdigit():
            return 1, int(token[:-1]) * units[token[-1]]
        return known[token]

    def combined(sign: str, left: tuple[int, int], right: tuple[int, int]) -> tuple[int, int]:
        kind, a = left
        other, b = right
        if sign == "*":
            fits, kind, value = kind + other < 2, kind + other, a * b
        elif sign == "/":
            if rounding == "down":
                value = a // b
            elif rounding == "up":
                value = -(-a // b)
            else:
                value = int(a / b)
            fits, kind = kind >= other, kind - other
        else:
            fits, value = kind == other, a + b if sign == "+" else a - b
        if not fits:
            raise ValueError
        return kind, value

    def chain(tokens: list[str], looser: list[list[str]]) -> tuple[int, int]:
        if not looser:
            return atom(tokens)
        value = chain(tokens, looser[1:])
        while tokens and tokens[0] in looser[0]:
            value = combined(tokens.pop(0), value, chain(tokens, looser[1:]))
        return value

    for line in lines:
        tokens = line.split()
        name = "x"
        storing = tokens[1:2] == ["="]
        if storing:
            name, tokens = tokens[0], tokens[2:]
        try:
            kind, value = chain(tokens, ranks)
            if tokens or not name.isalpha():
                raise ValueError
        except (ValueError, LookupError, ZeroDivisionError):
            printed.append("error")
            continue
        if storing:
            known[name] = (kind, value)
        text = str(value)
        if kind == 1:
            parts: list[str] = []
            rest = abs(value)
            for unit, size in units.items():
                if rest >= size:
                    parts.append(f"{rest // size}{unit}")
                rest %= size
            text = ("-" if value < 0 else "") + (" ".join(parts) or "0b")
        printed.append(text)
    return printed


def spec(*, stars: int, bits: int, rounding: str, rank: str) -> list[str]:
    ranks = {
        "usual": "then * and /, then + and -",
        "sums first": "then + and -, then * and /",
        "equal": "then all four signs alike",
    }
    roundings = {
        "down": "rounded down to the next smaller whole number",
        "up": "rounded up to the next greater whole number",
        "zero": "rounded towards zero",
    }
    return [
        "Work out every line and return the results as texts.",
        "A line is an expression, or a name, '=' and an expression, for whose value the name "
        "stands in later lines.",
        "Expressions have whole numbers, names of letters, amounts, signs + - * / between two "
        "values and round brackets, separated by blanks.",
        f"Amounts are numbers with c, s or b right behind for crowns, stars or bits: a crown is "
        f"{stars} stars, a star {bits} bits.",
        f"Brackets are worked out first, {ranks[rank]}, signs of one rank from left to right.",
        "One may add and subtract two amounts or two numbers, multiply unless both are amounts, "
        "and divide anything but a number by an amount; two amounts divided give a number.",
        f"What a division gives, in bits for an amount, is {roundings[rounding]}.",
        "An amount is written as crowns, stars and bits with blanks between, without zero parts, "
        "but as 0b if it is nothing, with one - in front if negative.",
        "Whatever breaks these rules, also an unknown name or division by zero, gives 'error' and "
        "stores nothing.",
    ]


def draw(rng: random.Random, *, stars: int, bits: int, rounding: str, rank: str) -> Arguments:
    def amount() -> str:
        return f"{rng.randint(1, 30)}{rng.choice('csb')}"

    def number() -> str:
        return str(rng.randint(2, 9))

    lines = [
        f"{amount()} - {amount()} * {number()}",
        f"{number()} * {number()} - {number()} * {number()}",
        f"pay = {amount()} + {amount()}",
        f"pay / {number()}",
        f"( {amount()} - {amount()} ) / {number()}",
        f"{amount()} / {amount()}",
        f"{number()} - {number()} / {number()}",
    ]
    start = rng.choice([0, 2, 2, 4, 5])
    return ([*lines[start : start + rng.randint(1, 2)], rng.choice(lines)],)


def edges(*, stars: int, bits: int, rounding: str, rank: str) -> list[Arguments]:
    return [
        ([],),
        (["", "( 3", "3 )", "3 4", "3 +", "+ 3", "()", "3x", "c", "= 4", "3 = 4"],),
        (["( 3 ]", "4b - 5b", "3 = 3", "2 2", "( 4 4 )", "5 = 5b", "2d", "c2"],),
        (
            [
                "0b",
                "5b - 5b",
                f"{bits}b",
                f"{bits * stars}b",
                f"{bits * stars - 1}b",
                f"{bits + 1}b",
            ],
        ),
        (["1c - 2c", "1b - 1s", "1s - 1b - 1c", "3 - 8", f"{stars}s", f"{stars + 1}s"],),
        (["2 * 3c", "3c * 2", "3c * 3c", "2 + 3c", "3c - 2", "2 / 3c", "3c / 2", "7 / 2"],),
        (["7b / 2", "( 2b - 9b ) / 2", "( 2 - 9 ) / 2", "9 / ( 2 - 4 )", "( 2 - 9 ) / ( 0 - 2 )"],),
        (["8 / 2", "( 1 - 9 ) / 2", "1c / 2b", "1c / 0", "1c / 0b", "0 / 3", "( 1b - 4b ) / 2b"],),
        (["2 + 3 * 4", "2 * 3 + 4", "20 - 8 / 2 - 1", "9 - 3 - 2", "24 / 4 / 2", "7 * 5 / 2"],),
        (["2 * ( 3 + 4 ) * 2", "( ( 5 ) )", "( 2 + 3 ) * ( 4 - 1 )", "6 * ( 2 - 5 ) + 1"],),
        (["x = 3s", "y = x * 2", "x = y - 1b", "x", "y", "x / y", "z = x + 1", "z", "x y"],),
        (
            [
                "q = 1c / 2b",
                "q + 1",
                "x = 4",
                "x = 4 / 0",
                "x",
                "x = x + 1",
                "x * 1s",
                "y = q",
                "ab = 1b",
                "ab * x",
            ],
        ),
    ]


FAMILY = Family(
    area="numbers",
    kind="hopeless",
    knobs={
        "stars": (8, 12, 20),
        "bits": (4, 6),
        "rounding": ("down", "up", "zero"),
        "rank": ("usual", "sums first", "equal"),
    },
    reference=run_coin_office,
    spec=spec,
    draw=draw,
    edges=edges,
)
