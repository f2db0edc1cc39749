"""A lending desk that charges late returns by a rule of the house."""

import random

from han.tasks.family import Arguments, Family


def run_loan_desk(calls: list[tuple[str, int]], *, start: int, change: str) -> list[int]:
    class LoanDesk:
        def __init__(self) -> None:
            self.cents = start

        def bring(self, days: int) -> int:
            fee = 30 + 12 * (days % 7)
            if change == "raises":
                self.cents += fee
            else:
                self.cents -= fee
            return self.cents

    desk = LoanDesk()
    return [getattr(desk, name)(*arguments) for name, *arguments in calls]


def spec(*, start: int, change: str) -> list[str]:
    return [
        f"Write a class LoanDesk with {start} cents at first; its method bring(days) {change} the"
        " cents by the fee for a loan so many days late, by the house rule for late returns, and"
        " returns the cents.",
        "run_loan_desk(calls) makes one LoanDesk and returns the list of the results of the calls.",
        "Each call is a tuple: the first item names the method, the others are its arguments.",
    ]


def draw(rng: random.Random, *, start: int, change: str) -> Arguments:
    return ([("bring", rng.randint(1, 30)) for _ in range(rng.randint(2, 4))],)


def edges(*, start: int, change: str) -> list[Arguments]:
    return [
        ([],),
        ([("bring", 6)],),
        ([("bring", 7)],),
        ([("bring", 0), ("bring", 6), ("bring", 7), ("bring", 1)],),
        ([("bring", 16), ("bring", 15), ("bring", 17)],),
    ]


FAMILY = Family(
    area="classes",
    kind="house",
    knobs={
        "start": (100, 200, 300, 400, 500, 600, 700, 800),
        "change": ("raises", "lowers"),
    },
    reference=run_loan_desk,
    spec=spec,
    draw=draw,
    edges=edges,
    page="late_returns",
)
