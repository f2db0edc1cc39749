"""Goods and amounts of one line of a stock book."""

import random

from han.tasks.family import Arguments, Family

_GOODS = "nails hooks twine bolts glue felt wire".split()


def read_stock_line(line: str, *, comma: str, mark: str, twice: str) -> dict[str, int]:
    stock: dict[str, int] = {}
    for item in line.split(comma):
        if mark in item:
            name, amount = item.split(mark)
            name = name.strip()
            if twice == "last" or name not in stock:
                stock[name] = int(amount)
            elif twice == "add":
                stock[name] += int(amount)
            else:
                stock[name] = max(stock[name], int(amount))
    return stock


def spec(*, comma: str, mark: str, twice: str) -> list[str]:
    repeated = {
        "add": "the amounts are added up",
        "last": "only the last amount counts",
        "most": "only the largest amount counts",
    }
    return [
        f"The items of the line are separated by {comma!r}.",
        f"An item is a name, then {mark!r}, then an amount of 0 or more; blanks around name and "
        "amount do not count.",
        f"An item without {mark!r} is ignored.",
        f"Return the amounts by name; if a name occurs several times, {repeated[twice]}.",
    ]


def draw(rng: random.Random, *, comma: str, mark: str, twice: str) -> Arguments:
    goods = rng.sample(_GOODS, 3)
    items: list[str] = []
    for _ in range(rng.randint(2, 6)):
        blank = rng.choice(["", "", " "])
        items.append(f"{rng.choice(goods)}{blank}{mark}{blank}{rng.randint(0, 30)}")
    if rng.random() < 0.4:
        items.insert(rng.randint(0, len(items)), rng.choice(["", "sold out", " "]))
    return (rng.choice([comma, comma + " "]).join(items),)


def edges(*, comma: str, mark: str, twice: str) -> list[Arguments]:
    return [
        ("",),
        (f"nails{mark}7",),
        (f" wire rope {mark} 4 {comma} wire {mark} 9 {comma}",),
        (f"felt{mark}0{comma}glue{comma}{comma}tin{mark}12",),
        (comma.join(f"glue{mark}{n}" for n in (2, 9, 5)),),
        (f"a{mark}1{comma}b{mark}2{comma}a{mark}0{comma}b{mark}3{comma}a{mark}1",),
    ]


FAMILY = Family(
    area="parsing",
    kind="hard",
    knobs={"comma": (",", ";", "|"), "mark": (":", "="), "twice": ("add", "last", "most")},
    reference=read_stock_line,
    spec=spec,
    draw=draw,
    edges=edges,
)
