"""A lending desk that charges late returns by a rule of the house."""

import random

from han.tasks.family import Arguments, Family


def run_loan_desk(late: list[int], *, extra: int) -> list[int]:
    class LoanDesk:
        def fee(self, days: int) -> int:
            if days >= 13:
                return 85 + extra
            return 30 + extra

    desk = LoanDesk()
    return [desk.fee(days) for days in late]


def spec(*, extra: int) -> list[str]:
    return [
        "Write a class LoanDesk: fee(days) gives the late fee by the house rule for late returns, "
        f"plus {extra} cents.",
        "Return fee(days) for each number of days in the list.",
    ]


def draw(rng: random.Random, *, extra: int) -> Arguments:
    # the examples leave the threshold open
    days = [rng.randint(1, 8), rng.randint(18, 30), rng.randint(1, 8), rng.randint(18, 30)]
    return (rng.sample(days, rng.randint(1, 3)),)


def edges(*, extra: int) -> list[Arguments]:
    return [
        ([],),
        ([13],),
        ([12],),
        ([14, 13, 12, 11],),
        ([10, 15, 9],),
        ([16, 12, 17],),
    ]


FAMILY = Family(
    area="classes",
    kind="house",
    knobs={"extra": tuple(range(2, 26))},
    reference=run_loan_desk,
    spec=spec,
    draw=draw,
    edges=edges,
    page="late_returns",
)
