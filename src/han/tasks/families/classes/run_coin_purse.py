"""A purse that pays only what it can, and no small change."""

import random

from han.tasks.family import Arguments, Family


def run_coin_purse(calls: list[tuple[str, int]], *, start: int, least: int) -> list[int]:
    class Purse:
        def __init__(self) -> None:
            self.coins = start

        def pay(self, coins: int) -> int:
            if coins >= least and coins <= self.coins:
                self.coins -= coins
            return self.coins

    purse = Purse()
    return [getattr(purse, name)(*arguments) for name, *arguments in calls]


def spec(*, start: int, least: int) -> list[str]:
    return [
        f"Write a class Purse with {start} coins at first; its method pay(coins) takes coins out"
        " and returns how many are left.",
        f"A payment of fewer than {least} coins takes nothing out.",
        "A payment of more coins than are left takes nothing out.",
        "run_coin_purse(calls) makes one Purse and returns the list of the results of the calls.",
        "Each call is a tuple: the first item names the method, the others are its arguments.",
    ]


def draw(rng: random.Random, *, start: int, least: int) -> Arguments:
    coins = [least, least + 1, least + 3, start // 2, start // 2 + 1]
    coins += [least - 1, start - least, start + 1]
    return ([("pay", rng.choice(coins)) for _ in range(rng.randint(2, 3))],)


def edges(*, start: int, least: int) -> list[Arguments]:
    return [
        ([("pay", least), ("pay", least - 1), ("pay", least + 1)],),
        ([("pay", start), ("pay", least)],),
        ([("pay", start + 1), ("pay", start - 1), ("pay", least)],),
        ([("pay", start - least), ("pay", least + 1), ("pay", least)],),
        ([("pay", 0), ("pay", start + 9), ("pay", least)],),
    ]


FAMILY = Family(
    area="classes",
    kind="edge",
    knobs={"start": (12, 15, 18, 20, 25, 30), "least": (2, 3, 4, 5)},
    reference=run_coin_purse,
    spec=spec,
    draw=draw,
    edges=edges,
)
