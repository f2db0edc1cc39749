"""A queue for a kiln in which waiting makes urgent."""

import random

from han.tasks.family import Arguments, Family

_POTS = ("jug", "cup", "urn", "pan")


def run_kiln_queue(
    calls: list[tuple[str | int, ...]], *, step: int, cap: int, tie: str, again: str
) -> list[int | str]:
    class KilnQueue:
        def __init__(self) -> None:
            self.urgency: dict[str, int] = {}

        def add(self, pot: str, urgency: int) -> int:
            if pot in self.urgency:
                if again == "sum":
                    urgency += self.urgency[pot]
                else:
                    urgency = max(urgency, self.urgency[pot])
            self.urgency[pot] = min(urgency, cap)
            return self.urgency[pot]

        def fire(self) -> str:
            if not self.urgency:
                return "empty"
            pots = list(self.urgency)
            if tie == "shortest":
                pots.reverse()
            if tie == "alphabet":
                pots.sort()
            chosen = max(pots, key=lambda pot: self.urgency[pot])
            del self.urgency[chosen]
            for pot in self.urgency:
                self.urgency[pot] = min(self.urgency[pot] + step, cap)
            return chosen

    queue = KilnQueue()
    return [getattr(queue, str(name))(*arguments) for name, *arguments in calls]


def spec(*, step: int, cap: int, tie: str, again: str) -> list[str]:
    ties = {
        "longest": "the one that has waited longest",
        "shortest": "the one that has waited for the shortest time",
        "alphabet": "the alphabetically first",
    }
    agains = {
        "sum": "the new urgency is added to its old one",
        "larger": "the larger of its old and its new urgency counts",
    }
    return [
        "Write a class KilnQueue with the methods add(pot, urgency) and fire().",
        f"No urgency is ever above {cap}: whatever would be higher becomes {cap}.",
        "add lets a pot wait with this urgency and returns the urgency that it then has.",
        f"If the pot is waiting already, it keeps its place and {agains[again]}.",
        f"fire takes away the waiting pot with the highest urgency, of several {ties[tie]}, and"
        " returns its name.",
        f"After that, the urgency of every pot still waiting rises by {step}.",
        "If no pot is waiting, fire returns 'empty'.",
        "run_kiln_queue(calls) makes one KilnQueue, performs the calls (tuples of name and"
        " arguments) in order and returns their results.",
    ]


def draw(rng: random.Random, *, step: int, cap: int, tie: str, again: str) -> Arguments:
    calls: list[tuple[str | int, ...]] = []
    for _ in range(rng.randint(2, 3)):
        calls.append(("add", rng.choice(_POTS), rng.choice([1, 2, 3, 3, cap - step, cap])))
        if len(calls) > 1 and rng.random() < 0.4:
            calls.append(("fire",))
    return ([*calls, ("fire",)],)


def edges(*, step: int, cap: int, tie: str, again: str) -> list[Arguments]:
    def add(**pots: int) -> list[tuple[str | int, ...]]:
        return [("add", pot, urgency) for pot, urgency in pots.items()]

    fire = ("fire",)
    return [
        ([fire],),
        ([*add(b=1, a=1, c=1), fire, fire, fire, fire],),
        ([*add(b=2, a=1), ("add", "b", 1), ("add", "a", cap), ("add", "a", 1), fire],),
        ([*add(b=3, a=2), fire, *add(c=2 + step, b=1 + step), fire, fire, fire],),
        ([*add(b=3, a=2), fire, *add(c=3 + step), fire, *add(a=0), fire],),
        ([*add(b=cap + 1, c=cap, a=cap - 1), fire, *add(a=0, d=cap), fire, fire],),
        ([*add(a=cap - step, b=cap, c=cap), fire, fire, fire],),
        ([*add(b=cap, a=cap), fire, *add(c=cap), fire],),
        ([*add(d=cap, a=cap, c=1), fire, fire, *add(a=cap, c=0, b=1 + 2 * step), fire, fire],),
    ]


FAMILY = Family(
    area="classes",
    kind="hopeless",
    knobs={
        "step": (1, 2, 3),
        "cap": (6, 8),
        "tie": ("longest", "shortest", "alphabet"),
        "again": ("sum", "larger"),
    },
    reference=run_kiln_queue,
    spec=spec,
    draw=draw,
    edges=edges,
)
