"""Mark the names of seeds that contain a letter."""

import random

from han.tasks.family import Arguments, Family

_SEEDS = "pea leek dill kale bean onion corn radish mint oats basil carrot turnip chard".split()


def mark_seed_names(names: list[str], *, letter: str, mark: str, place: str) -> list[str]:
    marked: list[str] = []
    for name in names:
        if letter in name:
            marked.append(name + mark if place == "behind" else mark + name)
        else:
            marked.append(name)
    return marked


def spec(*, letter: str, mark: str, place: str) -> list[str]:
    where = {"behind": "behind", "before": "in front of"}[place]
    return [
        f"Return the list of names in its order, with {mark!r} put {where} every name that "
        f"contains the letter {letter!r}."
    ]


def draw(rng: random.Random, *, letter: str, mark: str, place: str) -> Arguments:
    return (rng.choices(_SEEDS, k=rng.randint(3, 6)),)


def edges(*, letter: str, mark: str, place: str) -> list[Arguments]:
    return [
        ([],),
        (["fly"],),
        ([letter],),
        (["b" + letter + "rry", "sdk"],),
        (["fly", "f" + letter],),
    ]


FAMILY = Family(
    area="strings",
    kind="easy",
    knobs={
        "letter": ("a", "e", "i", "o"),
        "mark": ("!", "*", "?"),
        "place": ("behind", "before"),
    },
    reference=mark_seed_names,
    spec=spec,
    draw=draw,
    edges=edges,
)
