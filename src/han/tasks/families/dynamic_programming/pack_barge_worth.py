"""Load a barge with goods that come in fixed lots, each kind with a fee."""

import random

from han.tasks.family import Arguments, Family


def pack_barge_worth(
    goods: list[tuple[int, int]], room: int, *, lots: tuple[int, ...], fee: str, fill: str
) -> int | None:
    best: list[float] = [0] + [float("-inf")] * room
    for size, worth in goods:
        for used, total in enumerate(best.copy()):
            for lot in lots:
                filled = used + lot * size + 1 if fee == "room" else used + lot * size
                gained = total + lot * worth if fee == "room" else total + lot * worth - 2
                if filled <= room:
                    best[filled] = max(best[filled], gained)
    if fill == "exactly" and best[room] == float("-inf"):
        return None
    return int(max(best)) if fill == "at most" else int(best[room])


def spec(*, lots: tuple[int, ...], fee: str, fill: str) -> list[str]:
    numbers = [str(lot) for lot in lots]
    fees = {
        "room": "takes up 1 more unit of room for its ropes",
        "worth": "lowers the total worth by 2 for its papers",
    }
    fills = {
        "at most": "The room that is taken up may be anything up to the given room, and nothing "
        "at all may be loaded.",
        "exactly": "The room that is taken up must be exactly the given room; if that can't be "
        "done, return None.",
    }
    return [
        "Each tuple is a kind of goods: the room that one piece takes up and what it is worth.",
        "Load a barge with pieces so that the total worth is as high as possible, and return this "
        "worth.",
        f"Of each kind, either no piece is loaded or {', '.join(numbers[:-1])} or {numbers[-1]} "
        "pieces.",
        f"Each kind of which pieces are loaded {fees[fee]}, once for the kind.",
        fills[fill],
    ]


def draw(rng: random.Random, *, lots: tuple[int, ...], fee: str, fill: str) -> Arguments:
    goods = [(rng.randint(1, 4), rng.randint(1, 9)) for _ in range(rng.randint(1, 5))]
    loads = [(rng.choice((0, *lots)), size) for size, _ in goods]
    room = sum(lot * size + (fee == "room" and lot > 0) for lot, size in loads)
    return (goods, room + 1 if rng.random() < 0.2 else room)


def edges(*, lots: tuple[int, ...], fee: str, fill: str) -> list[Arguments]:
    low = lots[0] * 3 + (fee == "room")
    large = [(1 + 7 * i % 11, 3 + 13 * i % 17) for i in range(60)]
    return [
        ([], 0),
        ([], 3),
        ([(2, 5)], 0),
        ([(3, 4)], low),
        ([(3, 4)], low - 1),
        ([(3, 4)], low + 1),
        ([(3, 1), (2, 1), (1, 1)], 13),
        ([(2, 9), (2, 8), (5, 30), (1, 1)], 17),
        ([(1, 5), (1, 5), (1, 4)], 9),
        (large, 300),
    ]


FAMILY = Family(
    area="dynamic_programming",
    kind="hopeless",
    knobs={
        "lots": ((1, 2), (1, 3), (2, 3), (1, 2, 4)),
        "fee": ("room", "worth"),
        "fill": ("at most", "exactly"),
    },
    reference=pack_barge_worth,
    spec=spec,
    draw=draw,
    edges=edges,
    time_limit_s=2.0,
)
