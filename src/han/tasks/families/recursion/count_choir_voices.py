"""Count the voices in a choir of nested groups, with rules for absent and overfull groups."""

# pyright: basic

import random

from han.tasks.family import Arguments, Family


def count_choir_voices(
    group: tuple[str, int, list], *, absent: str, negative: str, most: int, alone: int
) -> int:
    def count(node: tuple[str, int, list]) -> int:
        name, voices, parts = node
        if name.startswith(absent):
            return 0
        total = max(voices, 0) if negative == "zero" else abs(voices)
        if not parts:
            total += alone
        for part in parts[:most]:
            total += count(part)
        return total

    return count(group)


def spec(*, absent: str, negative: str, most: int, alone: int) -> list[str]:
    negatives = {"zero": "counts as 0", "sign": "counts without its minus sign"}
    numbers = {1: "one", 2: "two", 3: "three"}
    voices = {1: "one voice", 2: "two voices"}
    return [
        "A choir group is a tuple of its name, the number of its own voices and the list of its "
        "part groups, which are groups of the same kind, to any depth.",
        "Return how many voices the group has together with all the groups below it.",
        f'A group whose name begins with "{absent}" is absent: it and all below it count 0.',
        f"A negative number of voices {negatives[negative]}.",
        f"A group with more than {numbers[most]} part groups is heard only with the first "
        f"{numbers[most]}, absent ones included.",
        f"A group without part groups that is not absent has {voices[alone]} more than its number "
        "says.",
    ]


def draw(rng: random.Random, *, absent: str, negative: str, most: int, alone: int) -> Arguments:
    def gather(deep: int) -> tuple:
        count = rng.randint(0, most + 1) if deep < 2 else 0
        name = rng.choice("abxzst") + rng.choice("xez")
        return (name, rng.randint(-3, 6), [gather(deep + 1) for _ in range(count)])

    while len(repr(choir := gather(0))) > 96:
        pass
    return (choir,)


def edges(*, absent: str, negative: str, most: int, alone: int) -> list[Arguments]:
    one = ("b", 1, [])
    return [
        (("a", 0, []),),
        (("a", 1, []),),
        (("", -4, []),),
        ((absent, 3, [("a", 2, [])]),),
        ((f"a{absent}", 7, []),),
        (("a", 5, [one] * (most + 2)),),
        (("a", 5, [one] * most),),
        (("a", 2, [(f"{absent}e", 9, [one]), ("b", -2, []), one, one]),),
        (("a", -1, [("c", -5, [("d", 2, [one])])]),),
    ]


FAMILY = Family(
    area="recursion",
    kind="hopeless",
    knobs={"absent": ("x", "z"), "negative": ("zero", "sign"), "most": (2, 3), "alone": (1, 2)},
    reference=count_choir_voices,
    spec=spec,
    draw=draw,
    edges=edges,
)
