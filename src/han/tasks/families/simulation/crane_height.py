"""Height of a crane's hook after some orders."""

import random

from han.tasks.family import Arguments, Family


def crane_height(orders: list[str], *, start: int, up: int, down: int) -> int:
    height = start
    for order in orders:
        if order == "up":
            height += up
        elif order == "down":
            height = max(0, height - down)
    return height


def spec(*, start: int, up: int, down: int) -> list[str]:
    return [
        f'A hook starts at height {start}; "up" raises it by {up} and "down" lowers it by {down}.',
        "Return its height after all orders.",
        "The height never falls below 0.",
        "Any other word changes nothing.",
    ]


def draw(rng: random.Random, *, start: int, up: int, down: int) -> Arguments:
    words = ["up", "down", "down"]
    if rng.random() < 0.4:
        words.append(rng.choice(("stop", "wait", "left")))
    return (rng.choices(words, k=rng.randint(3, 6)),)


def edges(*, start: int, up: int, down: int) -> list[Arguments]:
    return [
        ([],),
        (["up"],),
        (["down"],),
        (["stop", "left"],),
        (["down"] * 6,),
        (["down"] * 6 + ["up"],),
        (["up", "wait", "down", "turn", "up"],),
    ]


FAMILY = Family(
    area="simulation",
    kind="edge",
    knobs={"start": (3, 4, 5, 6), "up": (1, 2), "down": (2, 3, 4)},
    reference=crane_height,
    spec=spec,
    draw=draw,
    edges=edges,
)
