"""The desk of a small car ferry: waiting line, bookings, lanes, storms and fares."""

import random

from han.tasks.family import Arguments, Family

_KINDS = ("bike", "car", "bus", "bus")


def run_ferry_desk(
    calls: list[tuple[str, ...]], *, lane: int, first: str, passed: int, fee: int, gale: str
) -> list[int | bool | list[str]]:
    class FerryDesk:
        def __init__(self) -> None:
            self.kinds: dict[str, str] = {}
            self.missed: dict[str, int] = {}
            self.booked: set[str] = set()
            self.deck: dict[str, int] = {}
            self.used = [0, 0]
            self.stormy = False

        def rank(self, name: str) -> tuple[bool, bool, bool]:
            return (
                name not in self.booked,
                self.missed[name] < 2,
                self.kinds[name] != "bus" if first == "bus" else self.kinds[name] == "bus",
            )

        def arrive(self, name: str, kind: str) -> int:
            self.kinds[name] = kind
            self.missed[name] = 0
            return sorted(self.kinds, key=self.rank).index(name) + 1

        def book(self, name: str) -> bool:
            if name in self.booked or name in self.deck:
                return False
            self.booked.add(name)
            return True

        def storm(self) -> bool:
            self.stormy = not self.stormy
            return self.stormy

        def board(self) -> list[str]:
            skipped = 0
            for name in sorted(self.kinds, key=self.rank):
                kind = self.kinds[name]
                if self.stormy and kind == gale:
                    continue
                side = self.used.index(min(self.used))
                length = {"bike": 2, "car": 4, "bus": 9}[kind]
                if self.used[side] + length > lane:
                    skipped += 1
                    if skipped == passed:
                        break
                    continue
                self.used[side] += length + 1
                fare = 3 * length + fee if name in self.booked else 3 * length
                self.deck[name] = fare // 2 if self.missed[name] >= 2 else fare
                del self.kinds[name], self.missed[name]
                self.booked.discard(name)
            for name in self.kinds:
                self.missed[name] += 1
            return list(self.deck)

        def sail(self) -> int:
            fares = sum(self.deck.values())
            self.deck, self.used = {}, [0, 0]
            return fares

    desk = FerryDesk()
    return [getattr(desk, name)(*arguments) for name, *arguments in calls]


def spec(*, lane: int, first: str, passed: int, fee: int, gale: str) -> list[str]:
    firsts = {"bus": "buses before others", "other": "buses after others"}
    return [
        f"Write a class FerryDesk, a ferry with two lanes of {lane} metres each.",
        "arrive(name, kind) lets a new bike (2 metres), car (4) or bus (9) wait and returns its"
        " place in the boarding order, from 1 on.",
        "book(name) books unless the vehicle is booked or on board, and returns whether it does;"
        " boarding uses the booking up.",
        "Boarding order: booked ones first; then those left behind at least twice; then"
        f" {firsts[first]}; then in order of arrival.",
        "board() tries the waiting vehicles in this order and returns all on board, in order of"
        " boarding.",
        "Each is tried only in the lane with more free metres; 1 metre is left free between two"
        " vehicles in a lane.",
        f"Boarding ends with vehicle number {passed} that has not fitted.",
        "storm() starts or ends a storm and returns whether there is one; meanwhile no"
        f" {gale} is tried.",
        "Whoever still waits after boarding was left behind once more.",
        f"The fare is 3 a metre of length and {fee} for a booking; those left behind twice or"
        " more pay half, rounded down.",
        "sail() empties the ferry and returns the sum of these fares.",
        "run_ferry_desk(calls) makes one FerryDesk, performs the calls, tuples of method name and"
        " arguments, and returns the list of their results.",
    ]


def draw(
    rng: random.Random, *, lane: int, first: str, passed: int, fee: int, gale: str
) -> Arguments:
    calls: list[tuple[str, ...]] = []
    for name in rng.sample("abcdef", k=2):
        calls.append(("arrive", name, rng.choice(_KINDS)))
    if rng.random() < 0.7:
        calls.append(rng.choice([("storm",), ("book", calls[1][1])]))
    return ([*calls, ("board",), ("sail",)],)


def edges(*, lane: int, first: str, passed: int, fee: int, gale: str) -> list[Arguments]:
    board, sail = ("board",), ("sail",)

    def arrive(kind: str, names: str) -> list[tuple[str, ...]]:
        return [("arrive", name, kind) for name in names]

    def pair(names: str) -> list[tuple[str, ...]]:
        return [*[("book", name) for name in names], *arrive("bus", names)]

    def crowd(buses: str) -> list[tuple[str, ...]]:
        cars = [("book", "a"), ("book", "b"), *arrive("car", "ab")] if lane == 19 else []
        late = pair(buses) if first == "other" or lane < 19 else arrive("bus", buses)
        return [*cars, *pair("uv"), *late, *arrive("bike", "mn"), board, sail, board, sail]

    full = "cdefghijklmn"[: 10 if lane == 14 else 12]
    fill = [*[("book", name) for name in full], *arrive("bike", full)]
    more = arrive("bike", full.upper())
    better, worse = ("bus", "bike") if first == "bus" else ("bike", "bus")
    late = [*arrive(better, "y"), board, sail]
    scripts: list[Arguments] = [
        ([board, sail, ("storm",), ("storm",), ("storm",)],),
        ([*fill, *arrive(worse, "z"), board, board, sail, *late],),
        ([*fill, *arrive(worse, "z"), board, sail, *late, *more, ("book", "x"), board],),
        (
            [
                *pair("uv"),
                *arrive("bike", "abcde"),
                board,
                sail,
                *pair("wx"),
                board,
                sail,
                *pair("rs"),
            ],
        ),
        (
            [
                *pair("uv"),
                *arrive("car", "ab"),
                board,
                sail,
                *pair("wx"),
                *arrive("car", "cd"),
                board,
            ],
        ),
        ([*pair("rstuvw"), *arrive("bike", "abc"), board, board, sail, board, board, sail],),
        *[(crowd(buses),) for buses in ("w", "wx", "wxy")],
    ]
    rng = random.Random(20)
    for _ in range(3):
        calls: list[tuple[str, ...]] = []
        for name in "abcdefgh":
            if rng.random() < 0.3:
                calls.append(("book", rng.choice("abcdefgh")))
            calls.append(("arrive", name, rng.choice(_KINDS)))
            if rng.random() < 0.2:
                calls.append(("storm",))
            if rng.random() < 0.3:
                calls += [board, ("book", rng.choice("abcd")), rng.choice([board, sail])]
        scripts.append(([*calls, board, sail, board, sail, ("book", "a"), board, sail],))
    return scripts


FAMILY = Family(
    area="classes",
    kind="hopeless",
    knobs={
        "lane": (14, 17, 19),
        "first": ("bus", "other"),
        "passed": (2, 3),
        "fee": (5, 8),
        "gale": ("bike", "bus"),
    },
    reference=run_ferry_desk,
    spec=spec,
    draw=draw,
    edges=edges,
)
