"""Keep the ledger of a depot: lots, holds, shipments and a way back."""

import copy
import random

from han.tasks.family import Arguments, Family


def run_depot_ledger(lines: list[str], *, order: str, most: int, short: str) -> list[str]:
    lots: dict[str, list[list[int]]] = {}
    held: dict[str, dict[str, int]] = {}
    marks: list[tuple[dict[str, list[list[int]]], dict[str, dict[str, int]]]] = []
    printed: list[str] = []

    def pieces_of(item: str) -> int:
        return sum(pieces for _, pieces in lots.setdefault(item, []))

    def held_of(item: str) -> int:
        return sum(holds[item] for holds in held.values() if item in holds)

    def take(item: str, pieces: int) -> int:
        queue = lots[item]
        if order == "newest":
            queue = queue[::-1]
        elif order == "cheapest":
            queue = sorted(queue, key=lambda lot: lot[0])
        elif order == "dearest":
            queue = sorted(queue, key=lambda lot: -lot[0])
        cost = 0
        for lot in queue:
            part = min(pieces, lot[1])
            lot[1] -= part
            pieces -= part
            cost += part * lot[0]
        return cost

    for line in lines:
        command, *words = line.split()
        name = words[0] if words else ""
        if command == "in":
            lots.setdefault(name, []).append([int(words[2]), int(words[1])])
        elif command == "out" or command == "hold":
            item, pieces = words[-2], int(words[-1])
            free = pieces_of(item) - held_of(item)
            mine = held.setdefault(name, {}) if command == "hold" else {}
            if command == "hold" and item not in mine and len(mine) == most:
                printed.append("full")
            elif free == 0 if short == "rest" else free < pieces:
                printed.append("short")
            else:
                pieces = min(pieces, free) if short == "rest" else pieces
                if command == "out":
                    printed.append(str(take(item, pieces)))
                else:
                    mine.setdefault(item, 0)
                    mine[item] += pieces
        elif command == "ship":
            holds = held.setdefault(name, {})
            costs = [take(item, pieces) for item, pieces in holds.items()]
            printed.append(str(sum(costs)) if costs else "none")
            holds.clear()
        elif command == "scrap":
            pieces_of(name)
            kept = [lot for lot in lots[name] if lot[0] >= int(words[1])]
            if sum(pieces for _, pieces in kept) < held_of(name):
                printed.append("held")
            else:
                lots[name] = kept
        elif command == "mark":
            marks.append(copy.deepcopy((lots, held)))
        elif command == "count":
            printed.append(f"{pieces_of(name)} {pieces_of(name) - held_of(name)}")
        elif marks:
            lots, held = marks.pop()
        else:
            printed.append("none")
    return printed


def spec(*, order: str, most: int, short: str) -> list[str]:
    orders = {
        "oldest": "from the oldest lot first",
        "newest": "from the newest lot first",
        "cheapest": "from the cheapest lot first and of equal ones from the older",
        "dearest": "from the dearest lot first and of equal ones from the older",
    }
    shorts = {
        "refuse": "An out or hold of more pieces than are free only prints 'short'",
        "rest": "An out or hold of more pieces than are free gets the free ones, but only prints "
        "'short' if none is free",
    }
    return [
        "Carry out the commands in the lines and return what they print.",
        "'in ITEM N PRICE' brings a new lot of N pieces at PRICE each.",
        f"'out ITEM N' takes N free pieces away, {orders[order]}, and prints their total price.",
        "'hold NAME ITEM N' sets N free pieces, but no particular ones, aside for NAME, besides "
        "what NAME holds already.",
        f"A hold prints 'full' and changes nothing if NAME holds {most} other items and not this "
        "one, even if pieces are short too.",
        f"{shorts[short]}.",
        "'ship NAME' takes away all that NAME holds in the same way and prints its total price, "
        "or 'none' if NAME holds nothing.",
        "'scrap ITEM PRICE' takes away the lots of the item that cost less than PRICE, but prints "
        "'held' instead if fewer pieces would stay than are held.",
        "'count ITEM' prints how many pieces are there, held ones included, and how many are free, "
        "with a blank between.",
        "'mark' remembers lots and holds; 'undo' goes back to what was last remembered and forgets "
        "it, or prints 'none' if nothing is remembered.",
    ]


def draw(rng: random.Random, *, order: str, most: int, short: str) -> Arguments:
    lines = [f"in a {rng.randint(2, 5)} {rng.randint(2, 6)}", f"in a {rng.randint(2, 5)} 4"]
    for _ in range(rng.randint(3, 5)):
        number = rng.randint(1, 4)
        lines.append(
            rng.choice(
                f"in b {number} 3;out a {number};hold x a {number};hold y b {number};ship x;"
                f"mark;undo;count a;scrap a {number + 2};hold x b {number};ship y".split(";")
            )
        )
    return ([*lines, rng.choice(["ship x", "count a", "out a 3"])],)


def edges(*, order: str, most: int, short: str) -> list[Arguments]:
    stock = ["in a 2 5", "in a 3 4", "in a 2 7", "in a 4 5", "in a 1 4"]
    items = "abcd"[: most + 1]
    return [
        ([],),
        (["undo", "count a", "ship x", "out a 1", "hold x a 1"],),
        ([*stock, "out a 1", "out a 3", "out a 4", "out a 4", "count a"],),
        ([*stock, "hold x a 5", "out a 8", "count a", "ship x", "ship x", "count a"],),
        ([*stock, "hold x a 5", "hold y a 7", "hold y a 1", "count a", "ship x", "ship y"],),
        ([*stock, "hold x a 2", "hold x a 3", "count a", "ship x", "count a"],),
        ([*stock, "hold x a 12", "hold x a 1", "ship x", "out a 1"],),
        (
            [f"in {item} 3 {price}" for price, item in enumerate(items, 2)]
            + [f"hold x {item} 2" for item in items]
            + [f"hold x {item} 1" for item in items]
            + ["hold y d 1", *[f"count {item}" for item in items], "ship x", "hold x a 1"],
        ),
        (["in a 2 5", "in a 3 4", "hold x a 3", "scrap a 5", "count a", "scrap a 4", "count a"],),
        (["in a 2 5", "in a 3 4", "hold x a 2", "scrap a 5", "count a", "ship x", "scrap b 2"],),
        (["in a 2 5", "mark", "out a 1", "mark", "hold x a 1", "undo", "count a", "ship x"],),
        (["in a 2 5", "mark", "out a 1", "mark", "hold x a 1", "undo", "undo", "count a", "undo"],),
        (["in a 4 2", "hold x a 2", "mark", "ship x", "undo", "ship x", "count a"],),
        (["in a 4 2", "hold y a 1", "hold x a 1", "out a 3", "ship x", "count a", "in a 1 1"],),
        (["count a", "in a 4 2", "count a", "scrap a 3", "count a", "out a 1", "count b"],),
    ]


FAMILY = Family(
    area="dicts",
    kind="hopeless",
    knobs={
        "order": ("oldest", "newest", "cheapest", "dearest"),
        "most": (1, 2, 3),
        "short": ("refuse", "rest"),
    },
    reference=run_depot_ledger,
    spec=spec,
    draw=draw,
    edges=edges,
)
