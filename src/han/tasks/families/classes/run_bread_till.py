"""A till that counts sales from a least amount on and shows one of them."""

import random

from han.tasks.family import Arguments, Family


def run_bread_till(
    calls: list[tuple[str | int, ...]], *, least: int, answer: str, shown: str
) -> list[int]:
    class Till:
        def __init__(self) -> None:
            self.sales: list[int] = []

        def sell(self, cents: int) -> int:
            if cents >= least:
                self.sales.append(cents)
            return len(self.sales) if answer == "number" else sum(self.sales)

        def show(self) -> int:
            if not self.sales:
                return 0
            return (
                self.sales[-1]
                if shown == "latest"
                else max(self.sales)
                if shown == "largest"
                else min(self.sales)
            )

    till = Till()
    return [getattr(till, str(name))(*arguments) for name, *arguments in calls]


def spec(*, least: int, answer: str, shown: str) -> list[str]:
    answers = {"number": "number", "sum": "sum"}
    return [
        "Write a class Till with the methods sell(cents) and show().",
        f"sell counts a sale of at least {least} cents, ignores a smaller one, and returns the"
        f" {answers[answer]} of all sales counted so far.",
        f"show returns the {shown} sale counted so far, or 0 if there is none.",
        "run_bread_till(calls) makes one Till, performs the calls, tuples of method name and"
        " arguments, in order and returns the list of their results.",
    ]


def draw(rng: random.Random, *, least: int, answer: str, shown: str) -> Arguments:
    calls: list[tuple[str | int, ...]] = []
    for _ in range(rng.randint(2, 4)):
        cents = rng.choice([least, least - 1, least + 1, least + 20, 2 * least, 3 * least])
        calls.append(("sell", cents))
        if rng.random() < 0.2:
            calls.append(("show",))
    return ([*calls, ("show",)],)


def edges(*, least: int, answer: str, shown: str) -> list[Arguments]:
    return [
        ([],),
        ([("show",)],),
        ([("sell", least - 1), ("show",), ("sell", least), ("show",)],),
        ([("sell", 300), ("sell", 500), ("sell", 400), ("show",), ("sell", 0), ("show",)],),
        ([("sell", 400), ("sell", 250), ("show",), ("sell", 400), ("show",)],),
    ]


FAMILY = Family(
    area="classes",
    kind="hard",
    knobs={
        "least": (20, 50, 100),
        "answer": ("number", "sum"),
        "shown": ("largest", "smallest", "latest"),
    },
    reference=run_bread_till,
    spec=spec,
    draw=draw,
    edges=edges,
)
