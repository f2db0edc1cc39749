"""Plan a windmill's days so that it takes in as many coins as possible."""

import random
from functools import cache

from han.tasks.family import Arguments, Family


def best_mill_takings(
    winds: str, prices: list[int], *, store: int, worn: int, again: str, mice: str
) -> int:
    @cache
    def best(day: int, grain: int, flour: int, wear: int, sold: bool) -> int:
        if day == len(winds):
            return flour - wear
        choices = [night(day, grain, flour, wear, False)]
        if grain + 2 <= store:
            choices.append(night(day, grain + 2, flour, wear, False) - 2)
        if wear < worn and winds[day] != "c":
            if grain >= 1:
                choices.append(night(day, grain - 1, flour + 1, wear + 1, False))
            if winds[day] == "g" and grain >= 2:
                choices.append(night(day, grain - 2, flour + 2, wear + 2, False))
        choices.append(night(day, grain, flour, 0, False) - 1 - wear)
        price = prices[day]
        if day >= 1 and prices[day - 1] > price:
            price += 1
        sale = min(flour, 2)
        if not sold:
            choices.append(night(day, grain, flour - sale, wear, True) + price * sale)
        elif again == "half":
            choices.append(night(day, grain, flour - sale, wear, True) + price * sale // 2)
        return max(choices)

    def night(day: int, grain: int, flour: int, wear: int, sold: bool) -> int:
        if mice == "grain" and grain > 2:
            grain -= 1
        if mice == "flour" and flour > 2:
            flour -= 1
        return best(day + 1, grain, flour, wear, sold)

    return best(0, 2, 1, 0, False)


def spec(*, store: int, worn: int, again: str, mice: str) -> list[str]:
    agains = {
        "half": "A sale on the day after a sale brings half its coins, rounded down.",
        "never": "There is no sale on the day after a sale.",
    }
    return [
        "Each letter is a day's wind (c calm, b breeze, g gale), each number its price of flour.",
        "A mill starts with 2 sacks of grain, 1 of flour, wear 0 and 0 coins, which may fall "
        "below 0; each day it rests or does one thing.",
        f"It may buy 2 sacks of grain for 2 coins if it then has at most {store}.",
        "It may grind 1 sack of grain to 1 of flour, adding 1 to the wear, or in a gale 2 sacks "
        "to 2, adding 2.",
        f"It can't grind when it is calm, nor with a wear of {worn} or more.",
        "It may mend: the wear becomes 0, for 1 coin plus the wear.",
        "It may sell 2 sacks of flour, or all if it has fewer, at the price, plus 1 coin a sack "
        "if the price was higher the day before.",
        agains[again],
        f"At the end of a day mice eat 1 sack of {mice} if there are more than 2.",
        "After the last day each sack of flour brings 1 coin and each point of wear costs 1; "
        "return the most coins possible.",
    ]


def draw(rng: random.Random, *, store: int, worn: int, again: str, mice: str) -> Arguments:
    days = rng.randint(4, 11)
    return ("".join(rng.choices("cbbg", k=days)), [rng.randint(3, 9) for _ in range(days)])


def edges(*, store: int, worn: int, again: str, mice: str) -> list[Arguments]:
    return [
        ("", []),
        ("c", [5]),
        ("bggbgggbbg", [5, 8, 8, 9, 6, 9, 5, 6, 6, 9]),
        ("bcbbbggb", [7, 4, 5, 7, 4, 4, 8, 9]),
        ("cgbcbcbgbgc", [5, 5, 9, 8, 5, 5, 8, 5, 7, 9, 4]),
        ("bgcgbcb", [9, 4, 3, 5, 8, 8, 4]),
        ("bgcbbbcccbb", [9, 8, 4, 4, 8, 6, 9, 8, 7, 6, 4]),
        ("ccgbgbcbbb", [4, 3, 3, 6, 3, 8, 7, 9, 7, 9]),
        ("gbccbbgggc", [4, 5, 5, 7, 6, 3, 3, 4, 9, 9]),
        ("gbbcgcb", [7, 6, 5, 7, 7, 9, 6]),
        ("bgbbbbcb", [9, 8, 7, 3, 8, 4, 4, 3]),
    ]


FAMILY = Family(
    area="dynamic_programming",
    kind="hopeless",
    knobs={
        "store": (3, 4, 5),
        "worn": (2, 3),
        "again": ("half", "never"),
        "mice": ("grain", "flour"),
    },
    reference=best_mill_takings,
    spec=spec,
    draw=draw,
    edges=edges,
)
