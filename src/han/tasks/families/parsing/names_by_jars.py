"""Names of the gardeners who brought many or few jars, from short notes."""

import random

from han.tasks.family import Arguments, Blur, Family

_NAMES = "Ada Ben Cleo Dora Emil Finn Gus Hana Ida Jon".split()


def names_by_jars(notes: list[str], *, limit: int, side: str) -> list[str]:
    names: list[str] = []
    for note in notes:
        name, jars = note.split(":")
        if int(jars) > limit if side == "more" else int(jars) < limit:
            names.append(name)
    return names


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "Each note is a name, a colon and a number of jars.",
        f"Return the names that have {side} than {limit} jars, in their order.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    counts = [limit - 1, limit, limit + 1, *(rng.randint(1, 2 * limit) for _ in range(4))]
    names = rng.sample(_NAMES, rng.randint(2, 5))
    return ([f"{name}:{rng.choice(counts)}" for name in names],)


def edges(*, limit: int, side: str) -> list[Arguments]:
    few, even, many = f"Ada:{limit - 1}", f"Ben:{limit}", f"Cleo:{limit + 1}"
    return [
        ([],),
        ([few],),
        ([even],),
        ([many],),
        ([few, even, many],),
        ([many, even, few],),
        ([many, many, few, few],),
        (["Dora:0", "Emil:100"],),
    ]


def settles(*, limit: int, side: str) -> Arguments:
    return ([f"Ida:{limit + 2}", f"Jon:{limit - 2}", f"Gus:{limit + 1}"],)


FAMILY = Family(
    area="parsing",
    kind="easy",
    knobs={"limit": (5, 6, 7, 8, 9, 10, 12, 15), "side": ("more", "fewer")},
    reference=names_by_jars,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("a name, a colon and a number of jars", "a name with a number of jars", settles),
)
