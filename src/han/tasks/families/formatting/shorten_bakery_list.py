"""Write a list of breads as one line that names only the first few."""

import random

from han.tasks.family import Arguments, Family

_BREADS = "rye spelt bun roll bagel oat malt".split()


def shorten_bakery_list(
    breads: list[str], *, most: int, between: str, ending: str, nothing: str
) -> str:
    if not breads:
        return nothing
    text = between.join(breads[:most])
    if len(breads) > most:
        if ending == "rest":
            text += f" and {len(breads) - most} more"
        else:
            text += f" ({len(breads)} in all)"
    return text


def spec(*, most: int, between: str, ending: str, nothing: str) -> list[str]:
    endings = {
        "rest": "' and N more', where N is the number of breads not named",
        "all": "' (N in all)', where N is the number of all breads",
    }
    return [
        f"Return one text that names the first {most} breads of the list, with {between!r} between"
        " two names.",
        f"If the list has more breads than that, the text ends in {endings[ending]}.",
        f"For an empty list, return {nothing!r}.",
    ]


def draw(rng: random.Random, *, most: int, between: str, ending: str, nothing: str) -> Arguments:
    return (rng.choices(_BREADS, k=rng.randint(1, most + 3)),)


def edges(*, most: int, between: str, ending: str, nothing: str) -> list[Arguments]:
    return [
        ([],),
        (["rye"],),
        (["oat"] * most,),
        (_BREADS[: most + 1],),
        (_BREADS[:most],),
        (_BREADS * 2,),
        (["bun", "bun"],),
    ]


FAMILY = Family(
    area="formatting",
    kind="hard",
    knobs={
        "most": (2, 3, 4),
        "between": (", ", " / ", "; "),
        "ending": ("rest", "all"),
        "nothing": ("sold out", "none"),
    },
    reference=shorten_bakery_list,
    spec=spec,
    draw=draw,
    edges=edges,
)
