"""Write the labels of jam jars: fruit, sign, padded weight."""

import random

from han.tasks.family import Arguments, Family

_FRUITS = "plum Fig quince red Cherry sloe black currant".split()


def label_jam_jars(
    jars: list[tuple[str, int]], *, letters: str, mark: str, width: int, least: int
) -> list[str]:
    labels: list[str] = []
    for fruit, grams in jars:
        if grams >= least:
            name = fruit.upper() if letters == "upper" else fruit.lower()
            labels.append(name + mark + str(grams).zfill(width))
    return labels


def spec(*, letters: str, mark: str, width: int, least: int) -> list[str]:
    return [
        "Return the labels of jars, each given as its fruit and its weight in grams, in the"
        " given order.",
        f"A label is the fruit in {letters} case, then {mark!r}, then the weight with zeros in"
        f" front so that it has at least {width} digits.",
        f"Jars of less than {least} grams get no label.",
    ]


def draw(rng: random.Random, *, letters: str, mark: str, width: int, least: int) -> Arguments:
    weights = [least, least - 1, least + 1, 5, 95, 250, 480, 1050]
    return ([(rng.choice(_FRUITS), rng.choice(weights)) for _ in range(rng.randint(2, 4))],)


def edges(*, letters: str, mark: str, width: int, least: int) -> list[Arguments]:
    return [
        ([],),
        ([("Fig", least)],),
        ([("plum", least - 1)],),
        ([("Sloe", least + 1), ("sloe", 0), ("Sloe", least + 1)],),
        ([("pLUM", 10 ** (width - 1)), ("Fig", 10**width), ("fig", 10 ** (width - 1) - 1)],),
    ]


FAMILY = Family(
    area="formatting",
    kind="hard",
    knobs={
        "letters": ("upper", "lower"),
        "mark": ("-", "/", "#"),
        "width": (4, 5, 6),
        "least": (20, 100, 200),
    },
    reference=label_jam_jars,
    spec=spec,
    draw=draw,
    edges=edges,
)
