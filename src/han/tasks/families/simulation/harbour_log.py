"""The log of a harbour with tides, berths, cranes and ships that lose patience."""

import random

from han.tasks.family import Arguments, Family


def harbour_log(
    ships: list[tuple[str, int, int, int]],
    hours: int,
    *,
    berths: int,
    queue: str,
    patience: int,
    spare: str,
) -> list[str]:
    came = {name: arrival for name, arrival, _, _ in ships}
    cargo = {name: load for name, _, load, _ in ships}
    depth = {name: draught for name, _, _, draught in ships}
    quay = [""] * berths
    waiting: list[str] = []
    log: list[str] = []
    fees = 0
    for hour in range(hours):
        tide = (3, 5, 7, 5)[hour % 4]
        waiting += [name for name in came if came[name] == hour]
        waiting.sort(key=str.islower)
        for name in list(waiting):
            if hour - came[name] > patience:
                waiting.remove(name)
                log.append(f"{hour} {name} gone")
        for berth, ship in enumerate(quay):
            able = waiting[:1] if queue == "strict" else waiting
            name = next((name for name in able if depth[name] <= tide), "")
            if name and not ship:
                quay[berth] = name
                waiting.remove(name)
                log.append(f"{hour} {name} in {berth + 1}")
        busy = [name for name in quay if name and cargo[name] > 0]
        for name in busy:
            cargo[name] -= 1
        if spare == "most":
            busy.sort(key=lambda name: -cargo[name])
        else:
            busy.sort(key=lambda name: cargo[name])
        for name in [name for name in busy if cargo[name] > 0][:1]:
            cargo[name] -= 1
        for berth, name in enumerate(quay):
            if name and cargo[name] == 0:
                if depth[name] <= tide:
                    quay[berth] = ""
                    log.append(f"{hour} {name} out")
                else:
                    fees += 1
    return [*log, f"fees {fees}"]


def spec(*, berths: int, queue: str, patience: int, spare: str) -> list[str]:
    queues = {
        "strict": "the first waiting ship if the tide is at least its draught, or else stays empty",
        "passing": "the first of the waiting ships whose draught is at most the tide",
    }
    spares = {"most": "the most", "least": "the least"}
    places = "1 berth" if berths == 1 else f"{berths} berths (numbered from 1)"
    return [
        f"Simulate a harbour with {places} for some hours from hour 0 on; ships are tuples of "
        "name, hour of arrival, tons of cargo and draught.",
        "The tide is 3, 5, 7 and 5 in turn from hour 0 on, and every hour has these steps.",
        "First the ships of this hour join the waiting line in the given order, but names in "
        "capitals always wait before names in small letters.",
        f'Waiting ships that came more than {patience} hours ago leave ("4 ada gone").',
        f'Then each empty berth in turn takes ("2 ada in 1") {queues[queue]}.',
        "After that every ship in a berth with cargo unloads a ton; a spare crane unloads one "
        f"more of the ship there that then has {spares[spare]} cargo left (but some), of equal "
        "ones that in the lower berth.",
        'At last every ship in a berth without cargo, berth by berth, leaves ("5 ada out") '
        "if the tide is at least its draught, and otherwise pays a fee of 1.",
        'Return the log of these events, with a last line for all fees ("fees 3").',
    ]


def draw(rng: random.Random, *, berths: int, queue: str, patience: int, spare: str) -> Arguments:
    names = rng.sample(("ada", "bee", "eel", "FOX", "GNU", "oryx"), rng.randint(3, 4))
    ships = [
        (name, rng.randint(0, 4), rng.randint(1, 5), rng.choice((2, 3, 4, 5, 6, 7)))
        for name in names
    ]
    return (ships, rng.randint(5, 10))


def edges(*, berths: int, queue: str, patience: int, spare: str) -> list[Arguments]:
    return [
        ([], 4),
        ([("ada", 0, 2, 3)], 0),
        ([("ada", 0, 2, 3)], 3),
        ([("ada", 0, 2, 4)], 1),
        ([("ada", 1, 7, 5)], 9),
        ([("ada", 0, 5, 5)], 2),
        ([("ada", 3, 1, 5), ("bee", 3, 1, 6)], 4),
        ([("ada", 1, 5, 6)], 6),
        ([("ada", 1, 3, 3), ("bee", 1, 1, 3)], 5),
        ([("bee", 1, 1, 3), ("ada", 1, 3, 3)], 5),
        ([("bee", 1, 1, 6), ("ada", 2, 3, 6), ("eel", 2, 4, 6)], 7),
        ([("ada", 2, 5, 3), ("bee", 2, 2, 6), ("eel", 2, 3, 6)], 7),
        ([("ada", 0, 1, 8)], 9),
        ([("ada", 0, 3, 6), ("bee", 1, 4, 4)], 9),
        ([(f"s{i}", 1, 5, 3) for i in range(berths + 1)], 4),
        ([("ada", 2, 3, 7), ("bee", 0, 4, 5)], 12),
        ([("ada", 2, 4, 6), ("bee", 2, 5, 3), ("eel", 2, 1, 3)], 12),
        ([("ada", 0, 0, 3), ("bee", 0, 0, 4), ("FOX", 1, 0, 5)], 6),
        ([("ada", 0, 9, 3), ("bee", 0, 9, 3), ("eel", 1, 2, 3), ("FOX", 2, 2, 3)], 14),
        ([("ada", 0, 9, 7), ("bee", 0, 2, 3), ("eel", 0, 2, 3), ("FOX", 0, 2, 6)], 14),
        ([("ada", 3, 6, 3), ("bee", 3, 4, 3), ("GNU", 3, 5, 7)], 14),
        ([("ada", 0, 4, 3), ("bee", 0, 4, 3)], 14),
        ([("ada", 0, 4, 3), ("bee", 0, 2, 3), ("eel", 0, 1, 3), ("FOX", 0, 3, 3)], 14),
        ([("ada", 0, 60, 3), ("bee", 0, 60, 3), *[(f"s{i}", i, 1, 3) for i in range(5)]], 9),
    ]


FAMILY = Family(
    area="simulation",
    kind="hopeless",
    knobs={
        "berths": (2, 3),
        "queue": ("strict", "passing"),
        "patience": (2, 3, 4),
        "spare": ("most", "least"),
    },
    reference=harbour_log,
    spec=spec,
    draw=draw,
    edges=edges,
)
