"""Say who has which tool of a village's tool shed."""

import random

from han.tasks.family import Arguments, Family


def tools_on_loan(
    slips: list[tuple[str, str]], *, limit: int, taken: str, again: str
) -> dict[str, str]:
    holder: dict[str, str] = {}
    for tool, person in slips:
        if person == "":
            holder.pop(tool, None)
        elif tool in holder and holder[tool] == person:
            if again == "returns":
                del holder[tool]
            else:
                holder = {name: who for name, who in holder.items() if who != person}
        elif list(holder.values()).count(person) < limit:
            if taken == "stays":
                holder.setdefault(tool, person)
            elif taken == "moves":
                holder[tool] = person
            elif tool in holder:
                del holder[tool]
            else:
                holder[tool] = person
    return holder


def spec(*, limit: int, taken: str, again: str) -> list[str]:
    takens = {
        "moves": "passes on to the person on the slip",
        "shed": "goes back to the shed",
        "stays": "stays with that other person",
    }
    agains = {
        "returns": "means that it alone comes back",
        "clears": "means that all tools of this person come back",
    }
    return [
        "Each slip names a tool and the person who wants it; go through the slips in order and "
        "return in the end who has each tool that is out.",
        "A slip with an empty name means that the tool comes back, if it is out.",
        f"A slip for a tool that the same person already has {agains[again]}.",
        f"Any other slip of a person who has {limit} tools already changes nothing.",
        f"Else a tool that somebody else has {takens[taken]}.",
    ]


def draw(rng: random.Random, *, limit: int, taken: str, again: str) -> Arguments:
    people = ["Ada", "Ada", "Bo", "Bo", ""]
    tools = ["saw", "axe", "hoe", "rake"][: limit + 1]
    return ([(rng.choice(tools), rng.choice(people)) for _ in range(rng.randint(3, 5))],)


def edges(*, limit: int, taken: str, again: str) -> list[Arguments]:
    many = [("saw", "Ada"), ("axe", "Ada"), ("hoe", "Ada"), ("rake", "Ada")]
    return [
        ([],),
        ([("saw", "")],),
        ([("hoe", "Bo"), ("saw", "Ada"), ("axe", "Cy"), ("saw", "Ada")],),
        ([("saw", "Ada"), ("axe", "Cy"), ("hoe", "Bo"), ("axe", "Cy"), ("rake", "")],),
        ([("saw", "Ada"), ("saw", "")],),
        ([("saw", "Ada"), ("saw", "Bo")],),
        ([("saw", "Ada"), ("saw", "Ada")],),
        (many,),
        ([("saw", "Bo"), *many],),
        ([*many, ("saw", "Ada")],),
        ([*many, ("rake", "Bo"), ("saw", "Bo"), ("axe", "")],),
        ([("saw", "Ada"), ("saw", "Bo"), ("saw", "Ada"), ("axe", "Ada"), ("axe", "")],),
    ]


FAMILY = Family(
    area="dicts",
    kind="hopeless",
    knobs={
        "limit": (1, 2, 3),
        "taken": ("moves", "shed", "stays"),
        "again": ("returns", "clears"),
    },
    reference=tools_on_loan,
    spec=spec,
    draw=draw,
    edges=edges,
)
