"""Carry out a program of commands for a railway yard."""

import random

from han.tasks.family import Arguments, Family


def shunt_wagons(
    commands: list[str], *, tracks: int, room: int, limit: int, moved: str
) -> list[list[int]]:
    yard: list[list[int]] = [[] for _ in range(tracks + 1)]
    history: list[list[list[int]]] = []

    def put(track: int, wagons: list[int]) -> None:
        for wagon in wagons:
            target = track - 1 if len(yard[track - 1]) < room else tracks
            yard[target].append(wagon)

    def act(word: str, numbers: list[int]) -> None:
        track = numbers[0] - 1
        if word == "in":
            put(numbers[0], numbers[1:])
        elif word == "move":
            start = max(0, len(yard[track]) - numbers[2])
            taken, yard[track] = yard[track][start:], yard[track][:start]
            put(numbers[1], taken[::-1] if moved == "turned" else taken)
        elif word == "turn":
            yard[track].reverse()
        elif word == "drop":
            yard[track] = [wagon for wagon in yard[track] if wagon >= numbers[1]]
        elif word == "deal":
            taken, yard[track] = yard[track], []
            others = [other for other in range(1, tracks + 1) if other != numbers[0]]
            for turn, wagon in enumerate(taken):
                put(others[turn % len(others)], [wagon])

    def run(place: int, stop: int) -> None:
        while place < stop:
            word, *rest = commands[place].split()
            numbers = [int(text) for text in rest]
            if word in ("loop", "when"):
                close, depth = place, 1
                while depth > 0:
                    close += 1
                    head = commands[close].split()[0]
                    depth += (head in ("loop", "when")) - (head == "end")
                if word == "loop":
                    for _ in range(*numbers):
                        run(place + 1, close)
                elif sum(yard[numbers[0] - 1]) > numbers[1]:
                    run(place + 1, close)
                place = close
            elif word == "undo":
                if history:
                    yard[:] = history.pop()
            else:
                history.append([track[:] for track in yard])
                act(word, numbers)
                for track in yard[:-1]:
                    while sum(track) > limit:
                        yard[-1].append(max(track))
                        track.remove(max(track))
            place += 1

    run(0, len(commands))
    return yard


def spec(*, tracks: int, room: int, limit: int, moved: str) -> list[str]:
    way = {"kept": "in their order", "turned": "the rightmost first"}[moved]
    return [
        f"A yard has tracks 1 to {tracks} and a meadow, all empty; carry out the commands and "
        "return the wagons' weights, track by track from left to right, the meadow last.",
        "'in t a b …' puts wagons of these weights on the right of track t one by one.",
        "'move s t n' puts the n rightmost wagons of track s, or all it has, on the right of track "
        f"t, {way}.",
        "'turn t' reverses track t; 'drop t w' discards its wagons lighter than w.",
        "'deal t' empties track t from the left, its wagons going in turn to the right of the "
        "other tracks by number.",
        f"A wagon that would be put on a track with {room} wagons goes to the right of the meadow.",
        f"After each of these commands, while a track weighs more than {limit}, its heaviest wagon "
        "(the leftmost of several) goes to the right of the meadow, track by track.",
        "'undo' restores the yard as before the latest of these commands not undone yet, if any.",
        "'loop n' carries out the commands up to its own 'end' n times, 'when t w' once if track t "
        "then weighs more than w; both nest.",
    ]


def draw(rng: random.Random, *, tracks: int, room: int, limit: int, moved: str) -> Arguments:
    def track() -> int:
        return rng.randint(1, tracks)

    def command() -> str:
        first, second = rng.sample(range(1, tracks + 1), 2)
        return rng.choice(
            [
                f"in {first} {rng.randint(1, 9)} {rng.randint(1, 9)}",
                f"move {first} {second} {rng.randint(1, 3)}",
                f"turn {first}",
                f"drop {first} {rng.randint(2, 5)}",
                f"deal {first}",
                "undo",
            ]
        )

    wagons = " ".join(str(rng.randint(1, 7)) for _ in range(rng.randint(2, 4)))
    head = rng.choice([f"loop {rng.randint(2, 3)}", f"when {track()} {rng.randint(2, 9)}"])
    body = [command() for _ in range(rng.randint(1, 2))]
    return ([f"in {track()} {wagons}", command(), head, *body, "end", command()],)


def edges(*, tracks: int, room: int, limit: int, moved: str) -> list[Arguments]:
    fill = " ".join("1324526"[: room + 1])
    return [
        ([],),
        (["undo", "in 1 3", "undo", "undo", "in 2 4"],),
        ([f"in 1 {fill}", "move 1 2 2", "turn 1", "turn 2"],),
        ([f"in 2 {limit - 4} 4", f"in 1 {limit - 4} 5", "in 1 6 6 6 6"],),
        (["in 1 3 1 2", "deal 1", "deal 2", "in 2 2 7 2", "drop 2 3", "undo"],),
        (["loop 2", "in 1 2 1", "loop 2", "move 1 2 1", "end", "turn 2", "end", "in 1 4"],),
        (["in 1 5", "when 1 4", "in 2 3", "when 1 5", "in 2 9", "end", "in 2 1", "end", "in 1 1"],),
        (["in 1 1 3 2", "move 1 2 9", "drop 2 2", "loop 0", "in 1 7", "end", "undo", "undo"],),
        (["in 1 4 1", "move 1 2 5", "in 1 2"],),
        (["in 2 1 3 2", "drop 2 3", "in 1 4 2 3", "drop 1 3", "turn 1"],),
        ([f"in 1 {fill}", "deal 1", f"in 1 {fill}", "deal 1", "in 2 3", "deal 2"],),
        (["in 2 5 1 4", "turn 2", "undo", "turn 2", "move 2 1 2", "move 1 2 1", "move 2 2 2"],),
    ]


FAMILY = Family(
    area="lists",
    kind="hopeless",
    knobs={
        "tracks": (2, 3, 4),
        "room": (3, 4, 5),
        "limit": (12, 15),
        "moved": ("kept", "turned"),
    },
    reference=shunt_wagons,
    spec=spec,
    draw=draw,
    edges=edges,
)
