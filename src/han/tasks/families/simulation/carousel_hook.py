"""Where a laundry carousel stands after a text of moves."""

import random

from han.tasks.family import Arguments, Blur, Family


def carousel_hook(moves: str, *, hooks: int, jump: int, jumps: str) -> int:
    place = 0
    for move in moves:
        if move == "F":
            place += 1
        elif move == "B":
            place -= 1
        elif jumps == "forward" and move == "J":
            place += jump
        elif jumps == "back" and move == "J":
            place -= jump
    return place % hooks


def spec(*, hooks: int, jump: int, jumps: str) -> list[str]:
    return [
        f"A laundry carousel is a ring of {hooks} hooks, numbered from 0, and stands at its first "
        "hook.",
        "The letter F moves it forward by one hook and B moves it back by one hook.",
        f"The letter J moves it {jumps} by {jump} hooks, and other letters do nothing.",
        "After the last hook of the ring comes the first one again.",
        "Return the number of the hook at which the carousel stands in the end.",
    ]


def draw(rng: random.Random, *, hooks: int, jump: int, jumps: str) -> Arguments:
    return ("".join(rng.choices("FFFFBBJJJxf", k=rng.randint(3, 12))),)


def edges(*, hooks: int, jump: int, jumps: str) -> list[Arguments]:
    return [
        ("",),
        ("F",),
        ("B",),
        ("J",),
        ("F" * hooks,),
        ("F" * (hooks - 1),),
        ("B" * (hooks + 1),),
        ("J" * hooks + "F",),
        ("fbj jF",),
    ]


def settles(*, hooks: int, jump: int, jumps: str) -> Arguments:
    return ("FJFB" if jumps == "forward" else "FFJF",)


FAMILY = Family(
    area="simulation",
    kind="hard",
    knobs={"hooks": (7, 8, 9, 11), "jump": (2, 3, 4), "jumps": ("forward", "back")},
    reference=carousel_hook,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur(exact="numbered from 0", vague="numbered one after the other", settles=settles),
)
