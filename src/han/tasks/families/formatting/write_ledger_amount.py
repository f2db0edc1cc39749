"""Write an amount for an old ledger: grouped thousands, own forms for zero, cents and debts."""

import random

from han.tasks.family import Arguments, Blur, Family


def write_ledger_amount(cents: int, *, group: str, whole: str, debt: str, zero: str) -> str:
    if cents == 0:
        return zero
    crowns, rest = divmod(abs(cents), 100)
    if crowns == 0:
        text = f"{rest} c"
    else:
        text = f"{crowns:,}".replace(",", group)
        text += whole if rest == 0 else f".{rest:02d}"
    if cents != abs(cents):
        text = f"({text})" if debt == "brackets" else f"{text} {debt}"
    return text


def spec(*, group: str, whole: str, debt: str, zero: str) -> list[str]:
    round_sum = f"{whole!r} stands in place of" if whole else "nothing stands in place of"
    debts = "is put in round brackets" if debt == "brackets" else f"gets {' ' + debt!r} at the end"
    return [
        "Write an amount of money, given in cents, as whole crowns, a point and two digits for the"
        " cents; 100 cents are a crown.",
        f"The digits of the crowns are put into groups of three from the right, with {group!r}"
        " between two groups.",
        f"If there are no cents beside the crowns, {round_sum} the point and the two digits.",
        "Less than a crown is written as the number of cents without a leading zero, then ' c'.",
        f"A negative amount is written without a minus sign and {debts}.",
        f"An amount of 0 is written {zero!r}.",
    ]


def draw(rng: random.Random, *, group: str, whole: str, debt: str, zero: str) -> Arguments:
    size = rng.choice([5, 40, 99, 100, 105, 250, 999, 4700, 31250, 100000, 123456, 98765432])
    size = rng.choice([size, size, size + rng.randint(0, 9), size * 10])
    return (rng.choice([size, size, -size]),)


def edges(*, group: str, whole: str, debt: str, zero: str) -> list[Arguments]:
    amounts = [0, 7, -1, -7, 99, 100, 101, -100, -260, 99999, 100000, 123456700, -100000005]
    return [(amount,) for amount in amounts]


def settles(*, group: str, whole: str, debt: str, zero: str) -> Arguments:
    return (123456,)


FAMILY = Family(
    area="formatting",
    kind="hopeless",
    knobs={
        "group": ("'", " ", "_"),
        "whole": (".-", ",--", ""),
        "debt": ("brackets", "Dr", "owed"),
        "zero": ("nil", "none"),
    },
    reference=write_ledger_amount,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur(", given in cents,", "", settles),
)
