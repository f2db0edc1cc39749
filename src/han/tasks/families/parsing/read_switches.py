"""Settings of a greenhouse computer, written in one line."""

import random

from han.tasks.family import Arguments, Family


def read_switches(
    line: str, *, minus: str, first: bool, bare: str, removes: bool
) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in line.lower().split():
        name, mark, value = word.partition("=")
        if not mark:
            value = "off" if name.startswith(minus) else bare
            name = name.removeprefix(minus)
        if not value:
            if not removes:
                value = "none"
            else:
                found.pop(name, None)
                continue
        if not first or name not in found:
            found[name] = value
    return found


def spec(*, minus: str, first: bool, bare: str, removes: bool) -> list[str]:
    empty = "takes the name out of the settings again" if removes else "sets the name to none"
    return [
        "Return the settings of a line of words, separated by blanks, as names and values; case "
        "does not matter, and all is returned in lower case.",
        "A word with an equals sign is a name and its value.",
        f"A name alone has the value {bare}.",
        f"A name alone after {minus!r} has the value off, and the name is kept without {minus!r}.",
        f"A word in which nothing follows the equals sign {empty}.",
        "If a name that is already among the settings is set again, "
        + ("the earlier value stays." if first else "the later value counts."),
    ]


def draw(rng: random.Random, *, minus: str, first: bool, bare: str, removes: bool) -> Arguments:
    names = rng.sample("fan light Pump vent heater Mist".split(), 3)
    words: list[str] = []
    for _ in range(rng.randint(3, 7)):
        name = rng.choice(names)
        forms = [name, minus + name, f"{name}=", f"{name}={rng.choice(['3', 'LOW', 'high'])}"]
        words.append(rng.choice(forms))
    return (" ".join(words),)


def edges(*, minus: str, first: bool, bare: str, removes: bool) -> list[Arguments]:
    return [
        ("",),
        (f"Fan  FAN=2 {minus}light",),
        (f"{minus}Pump pump",),
        ("vent= vent=4 heater=HIGH heater=",),
        ("mist=3 mist= mist=5 mist=6",),
        (f"door=ajar=2 fan{minus} vent",),
        ("lamp= lamp",),
    ]


FAMILY = Family(
    area="parsing",
    kind="hopeless",
    knobs={
        "minus": ("!", "-", "no:"),
        "first": (False, True),
        "bare": ("on", "yes"),
        "removes": (False, True),
    },
    reference=read_switches,
    spec=spec,
    draw=draw,
    edges=edges,
)
