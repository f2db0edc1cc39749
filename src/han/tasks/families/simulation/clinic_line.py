"""A waiting line of a clinic with urgent patients and a small room."""

import random

from han.tasks.family import Arguments, Family


def clinic_line(events: list[str], *, again: str, room: int, full: str) -> list[str]:
    line: list[str] = []
    for event in events:
        if event == "-":
            line = line[1:]
            continue
        name = event.lower()
        if again == "moved" and name in line:
            line.remove(name)
        elif again == "kept" and name in line:
            continue
        if full == "urgent" and len(line) == room and event != name:
            line = line[:-1]
        elif len(line) == room:
            continue
        if event == name:
            line.append(name)
        else:
            line = [name, *line]
    return line


def spec(*, again: str, room: int, full: str) -> list[str]:
    agains = {
        "kept": "keeps the old place whatever the new event is",
        "moved": "leaves the old place first and then arrives as described",
    }
    fulls = {
        "away": "all newcomers, urgent or not, are sent away",
        "urgent": "newcomers are sent away, except that an urgent one comes in and the last of "
        "the line has to leave",
    }
    return [
        "Each event of a clinic is either the name of a patient, who joins the end of the waiting "
        'line, or "-", which calls the first patient in and out of the line.',
        "A name in capital letters is an urgent patient, who goes to the very front of the line; "
        "the line lists all names in lower case, and ANN and ann are the same person.",
        'When nobody waits, "-" does nothing.',
        f"A patient who is in the line already and arrives again {agains[again]}.",
        f"When {room} patients wait, {fulls[full]}.",
        "Return the line after all events, the front first.",
    ]


def draw(rng: random.Random, *, again: str, room: int, full: str) -> Arguments:
    names = ("ann", "bo", "cy", "dee", "ed", "flo", "ANN", "CY", "DEE", "GUS", "-")
    return (rng.choices(names, k=rng.randint(room + 1, room + 6)),)


def edges(*, again: str, room: int, full: str) -> list[Arguments]:
    crowd = ["p", "q", "r", "s", "t", "u"][:room]
    return [
        ([],),
        (["-", "ann"],),
        (["ann", "bo", "-"],),
        (["ann", "bo", "ann"],),
        (["ann", "bo", "BO"],),
        ([*crowd, "zoe"],),
        ([*crowd, "ZOE"],),
        ([*crowd, "p"],),
        ([*crowd, crowd[-1].upper()],),
        ([*crowd[:-1], "ZOE"],),
        ([*crowd, "-", "-", "zoe"],),
        ([*crowd, "ZOE", "-", "YAN", "zoe", "-"],),
    ]


FAMILY = Family(
    area="simulation",
    kind="hopeless",
    knobs={"again": ("kept", "moved"), "room": (3, 4, 5, 6), "full": ("away", "urgent")},
    reference=clinic_line,
    spec=spec,
    draw=draw,
    edges=edges,
)
