"""A sheet of cells with formulas that refer to each other."""

import random
import re
from contextlib import suppress

from han.tasks.family import Arguments, Family


def tally_sheet(
    sheet: str, *, missing: int, limit: int, usual: bool, down: bool
) -> dict[str, int | str]:
    formulas = dict(entry.split("=") for entry in sheet.replace(" ", "").split(";"))
    values: dict[str, int | str] = {}
    lowest = "+-" if usual else "+-*/"

    def cell(name: str) -> int:
        if name not in values:
            values[name] = "ring"
            try:
                values[name] = max(-limit, min(limit, result(formulas[name])))
            except ValueError as fault:
                values[name] = str(fault)
        value = values[name]
        if isinstance(value, str):
            raise ValueError(value)
        return value

    def result(formula: str) -> int:
        pattern = r"[A-Z]\d:[A-Z]\d|[A-Z]\d|\d+|[a-z]+|[-+*/(),]"
        tokens = re.findall(pattern, formula)[::-1]

        def listed() -> list[int]:
            if ":" not in tokens[-1]:
                return [chain(lowest)]
            (left, top), (right, bottom) = tokens.pop().split(":")
            found = [name for name in formulas if left <= name[0] <= right]
            found.sort(key=lambda name: name[1] + name[0])
            return [cell(name) for name in found if top <= name[1] <= bottom]

        def single() -> int:
            token = tokens.pop()
            if token == "-":
                return -single()
            if token.isdigit():
                return int(token)
            if token == "(":
                value = chain(lowest)
                tokens.pop()
                return value
            if token in ("sum", "top", "size"):
                numbers: list[int] = []
                while tokens.pop() != ")":
                    numbers += listed()
                if token == "size":
                    return len(numbers)
                return sum(numbers) if token == "sum" else max(numbers, default=0)
            return cell(token) if token in formulas else missing

        def chain(signs: str) -> int:
            operand = (lambda: chain("*/")) if signs == "+-" else single
            value = operand()
            while tokens and tokens[-1] in signs:
                sign, other = tokens.pop(), operand()
                if sign == "/" and other == 0:
                    raise ValueError("zero")
                if sign in "+-":
                    value += other if sign == "+" else -other
                elif sign == "*":
                    value *= other
                else:
                    value = value // other if down else int(value / other)
            return value

        return chain(lowest)

    for name in formulas:
        with suppress(ValueError):
            cell(name)
    return values


def spec(*, missing: int, limit: int, usual: bool, down: bool) -> list[str]:
    if usual:
        ranks = "Multiplication and division come before addition and subtraction"
    else:
        ranks = "No operator comes before another, whichever it is"
    return [
        "The sheet holds entries cell=formula, separated by semicolons; blanks do not count, and a "
        "cell's last formula counts.",
        "A cell is a capital letter, its column, and a digit, its row.",
        "A formula is made of whole numbers, cells, + - * /, parentheses and functions; a minus "
        "may stand before any operand and binds closest.",
        f"{ranks}; equals go from left to right.",
        f"A quotient is rounded {'down' if down else 'towards zero'}; dividing by 0 is the fault "
        "zero.",
        "The functions sum, top (largest, 0 of none) and size (number of values) take formulas or "
        "blocks such as A1:C2, with commas between them.",
        "A block stands for the cells of that rectangle that have formulas, row by row from the "
        "left.",
        f"A cell without a formula is worth {missing} outside a block.",
        f"A cell's value above {limit} becomes {limit}, one below -{limit} becomes -{limit}.",
        "A cell that needs itself to be worked out has the fault ring.",
        "A formula is worked out from left to right and stops at the first fault, which is then "
        "the cell's value and a fault wherever it is read.",
        "Return value or fault of each cell that has a formula.",
    ]


def draw(rng: random.Random, *, missing: int, limit: int, usual: bool, down: bool) -> Arguments:
    cells = rng.sample(["A1", "A2", "A3", "B1", "B2", "B3"], 4)
    entries: list[str] = []
    for place, cell in enumerate(cells[: rng.randint(3, 4)]):
        earlier = cells[:place] if place and rng.random() < 0.85 else cells
        a, b = rng.choice(earlier), rng.choice(earlier)
        m, n = rng.randint(2, 9), rng.randint(2, 9)
        forms = [
            f"{m}+{a}*{n}",
            f"-{a}/{n}",
            f"({a}-{m})*{b}",
            f"{m}*{n}-{a}",
            f"sum(A1:A3,{m})",
            f"top({a},{b}-{m})",
            f"size(A1:B2)*{m}",
            f"{a}-{m}-{n}/{m}",
            "C7",
        ]
        entries.append(f"{cell}={m * n if place == 0 else rng.choice(forms)}")
    rng.shuffle(entries)
    return ("; ".join(entries),)


def edges(*, missing: int, limit: int, usual: bool, down: bool) -> list[Arguments]:
    return [
        (f"A1={limit}; A2={limit + 1}; A3=-{limit}; A4=0-{limit}-1; B1=A2*2-A2; B2=A4+1",),
        ("A1=2+3*4; A2=20-6/4; A3=2*3+4; A4=9-3-2; A5=40/4/3; A6=(9-3)*2; B1=2*(3+4)*2",),
        ("A1=-7/2; A2=7/-2; A3=--3; A4=-(2+3); A5=3- -2; A6=2*-3+1; A7=7/2; A8=-2*3",),
        ("A1=C3; A2=C3+5; A3=sum(C3); A4=sum(C1:C9); A5=top(C1:C9); A6=size(C1:C9,C3,4)",),
        ("A1=B1; B1=A1+1; C1=B1*2; D1=D1; E1=1/0+A1; F1=A1+1/0; G1=4; H1=size(A1:B1)",),
        ("B2=5;A2=sum(A1:B2);A1=3;B1=1/(A1-3);A1=4;C1=top(A1:A1,B2);C2=size(A1:B2,C1)",),
        ("A1=1; B1=2; C1=4; A2=8; B2=16; C2=32; E1=sum(A1:B2); F1=sum(B1:C3); G1=sum(A2:A9)",),
        ("A1=top(-3,-5); A2=top(-8,2-9,-9); A3=sum(1,2*3,-4)-size(1,1); Z9=4; Z8=sum(Y9:Z9)",),
        ("A1=A2; A2=A1; B0=1/0; C1=sum(A0:B1); C2=sum(A1:B1); E3=E3; D3=1/0; E4=sum(C3:E3)",),
        ("A1=3/1-1; A2=5/A3; A3=0; A4=A2-1; A5=(1+2)*(3-(4-5)); A6=10-2*3-1; A7=8/3*2",),
    ]


FAMILY = Family(
    area="parsing",
    kind="hopeless",
    knobs={
        "missing": (1, 2),
        "limit": (99, 250, 800),
        "usual": (True, False),
        "down": (True, False),
    },
    reference=tally_sheet,
    spec=spec,
    draw=draw,
    edges=edges,
)
