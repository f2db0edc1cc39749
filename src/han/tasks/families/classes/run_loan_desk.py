"""A lending desk that charges late returns by a rule of the house."""

import random

from han.tasks.family import Arguments, Family

_NAMES = ("Ida", "Ben", "Ola")


def run_loan_desk(
    calls: list[tuple[str | int, ...]], *, answer: str, barred: int, order: str
) -> list[int | list[str]]:
    class LoanDesk:
        def __init__(self) -> None:
            self.debts: dict[str, int] = {}

        def bring(self, name: str, days: int) -> int:
            fee = 12 * max(min(days, 9) - 2, 0) + 35 * max(days - 9, 0)
            fee = min(fee, 500)
            self.debts.setdefault(name, 0)
            self.debts[name] += fee
            return fee if answer == "fee" else self.debts[name]

        def barred(self) -> list[str]:
            names = [name for name, debt in self.debts.items() if debt >= barred]
            if order == "alphabet":
                names.sort()
            if order == "latest":
                names.reverse()
            return names

    desk = LoanDesk()
    return [getattr(desk, str(name))(*arguments) for name, *arguments in calls]


def spec(*, answer: str, barred: int, order: str) -> list[str]:
    answers = {
        "fee": "returns the fee of this return",
        "debt": "returns the sum of this person's fees so far",
    }
    orders = {
        "alphabet": "in alphabetical order",
        "earliest": "in the order of their first returns",
        "latest": "in reverse order of their first returns",
    }
    return [
        "Write a class LoanDesk with the methods bring(name, days) and barred().",
        "bring charges a loan that a person brings back days late, by the house rule for late"
        f" returns, and {answers[answer]}.",
        f"barred returns the list of the names whose fees come to at least {barred} cents"
        f" together, {orders[order]}.",
        "run_loan_desk(calls) makes one LoanDesk, performs the calls (tuples of name and"
        " arguments) in order and returns their results.",
    ]


def draw(rng: random.Random, *, answer: str, barred: int, order: str) -> Arguments:
    calls: list[tuple[str | int, ...]] = []
    for _ in range(rng.randint(2, 3)):
        calls.append(("bring", rng.choice(_NAMES), rng.choice([1, 3, 5, 8, 9, 12, 16, 25])))
    return ([*calls, ("barred",)],)


def edges(*, answer: str, barred: int, order: str) -> list[Arguments]:
    def bring(name: str, *late: int) -> list[tuple[str | int, ...]]:
        return [("bring", name, days) for days in late]

    exactly, below = {
        120: ((9, 5), (10,)),
        155: ((10, 5), (11,)),
        240: ((9, 9, 8), (10, 9, 5)),
    }[barred]
    return [
        ([],),
        ([("barred",)],),
        ([*bring("Ida", 0, 2, 3), ("barred",), *bring("Ben", 2, 1)],),
        ([*bring("Ben", 9, 10), *bring("Ola", 11, 8)],),
        ([*bring("Ola", 18), *bring("Ben", 19, 19), *bring("Ida", 20, 21), ("barred",)],),
        ([*bring("Ola", 7), ("barred",), *bring("Ida", 4, 3), ("barred",)],),
        ([*bring("Ola", *exactly), ("barred",), *bring("Ida", *below), ("barred",)],),
        ([*bring("Ola", *exactly), *bring("Ben", *exactly), *bring("Ola", 4), ("barred",)],),
    ]


FAMILY = Family(
    area="classes",
    kind="house",
    knobs={
        "answer": ("fee", "debt"),
        "barred": (120, 155, 240),
        "order": ("alphabet", "earliest", "latest"),
    },
    reference=run_loan_desk,
    spec=spec,
    draw=draw,
    edges=edges,
    page="late_returns",
)
