"""Islands that join to regions by ferries, unless a region gets too large or holds rivals."""

import random

from han.tasks.family import Arguments, Family

_ISLES = "ABCDE"


def run_island_ferries(
    calls: list[tuple[str, ...]], *, most: int, chief: str, known: bool
) -> list[bool | str]:
    class Isles:
        def __init__(self) -> None:
            self.region: dict[str, set[str]] = {}
            self.rivals: list[tuple[str, str]] = []

        def find(self, isle: str) -> set[str]:
            return self.region.setdefault(isle, {isle})

        def link(self, a: str, b: str) -> bool:
            if self.find(a) is self.find(b):
                return known
            joined = self.find(a) | self.find(b)
            if len(joined) > most or any(x in joined and y in joined for x, y in self.rivals):
                return False
            for isle in joined:
                self.region[isle] = joined
            return True

        def rival(self, a: str, b: str) -> bool:
            if self.find(a) is self.find(b):
                return False
            self.rivals.append((a, b))
            return True

        def chief(self, a: str) -> str:
            name = min(self.find(a)) if chief == "first" else max(self.find(a))
            return name + str(len(self.find(a)))

    isles = Isles()
    return [getattr(isles, name)(*arguments) for name, *arguments in calls]


def spec(*, most: int, chief: str, known: bool) -> list[str]:
    return [
        "Write a class Isles with the methods link(a, b), rival(a, b) and chief(a); isles are"
        " capital letters.",
        "link joins the regions of two isles, each at first a region of its own, and returns True.",
        "link does nothing and returns False if the joined region would have more than"
        f" {most} isles or contain two rivals.",
        f"For isles that are in one region already, link returns {known}.",
        "rival makes two isles rivals and returns True, but for isles that are in one region (or"
        " one isle twice) it does nothing and returns False.",
        f"chief returns the alphabetically {chief} isle of the region of a, directly followed by"
        " the number of isles there, as one text.",
        "run_island_ferries(calls) makes one Isles, performs the calls (tuples of name and"
        " arguments) in order and returns their results.",
    ]


def draw(rng: random.Random, *, most: int, chief: str, known: bool) -> Arguments:
    isles = rng.sample(_ISLES, k=4)
    calls: list[tuple[str, ...]] = []
    for _ in range(rng.randint(2, 3)):
        calls.append((rng.choice(["link", "link", "rival"]), *rng.choices(isles, k=2)))
    return ([*calls, ("chief", rng.choice(isles))],)


def edges(*, most: int, chief: str, known: bool) -> list[Arguments]:
    def link(*pairs: str) -> list[tuple[str, ...]]:
        return [("link", a, b) for a, b in pairs]

    row = link(*["CD", "DE", "EF", "FG", "GH"][:most])
    return [
        ([],),
        ([("chief", "C"), *link("CC", "CD", "DC"), ("chief", "D"), ("chief", "C")],),
        ([*row, ("chief", "C"), ("chief", "D"), *link("BA")],),
        (
            [
                ("rival", "B", "B"),
                ("rival", "B", "C"),
                *link("CD", "AB", "BC", "CB"),
                ("chief", "C"),
            ],
        ),
        ([("rival", "C", "A"), *link("AB", "BC", "AC"), ("chief", "B"), ("chief", "A")],),
        ([("rival", "C", "A"), *link("BA", "CB"), ("rival", "A", "B"), *link("AB", "DC")],),
        ([*link("AB", "CD", "BC"), ("chief", "B"), ("rival", "A", "D"), *link("AC")],),
        ([*link("AB", "CD", "DE", "EB"), ("chief", "A"), ("chief", "D"), *link("AF")],),
    ]


FAMILY = Family(
    area="classes",
    kind="hopeless",
    knobs={"most": (2, 3, 4, 5), "chief": ("first", "last"), "known": (True, False)},
    reference=run_island_ferries,
    spec=spec,
    draw=draw,
    edges=edges,
)
