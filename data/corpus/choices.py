"""Enumerations, protocols, pattern matching and other ways to choose."""

from collections.abc import Callable
from enum import Enum, Flag, StrEnum, auto
from typing import Protocol


def next_light(colour: str) -> str:
    """Go round the members of an enumeration.

    Tags: Enum, auto, list of members, cycle, next member

    >>> next_light("GREEN"), next_light("RED")
    ('YELLOW', 'GREEN')
    """

    class Light(Enum):
        GREEN = auto()
        YELLOW = auto()
        RED = auto()

    lights = list(Light)
    return lights[(lights.index(Light[colour]) + 1) % len(lights)].name


def allowed_actions(codes: str) -> list[str]:
    """Combine switches in one value with a flag enumeration.

    Tags: Flag, bit mask, permissions, bitwise or, combine options

    >>> allowed_actions("rx")
    ['READ', 'EXECUTE']
    """
    rights = Flag("Right", "READ WRITE EXECUTE")
    granted = rights(0)
    for code in codes:
        granted |= {"r": rights.READ, "w": rights.WRITE, "x": rights.EXECUTE}[code]
    return [right.name for right in rights if right in granted]


def size_from_text(text: str) -> str:
    """Turn text into a member of an enumeration, with a default.

    Tags: StrEnum, lookup by value, ValueError, parse choice

    >>> size_from_text("small"), size_from_text("huge")
    ('SMALL', 'LARGE')
    """

    class Size(StrEnum):
        SMALL = "small"
        LARGE = "large"

    try:
        return Size(text).name
    except ValueError:
        return Size.LARGE.name


def planet_weight(kilograms: float, planet: str) -> float:
    """Give the members of an enumeration data and behaviour.

    Tags: Enum with values, enum method, constants with data

    >>> planet_weight(10, "MOON")
    1.6
    """

    class Body(Enum):
        MOON = 0.16
        MARS = 0.38

        def weigh(self, mass: float) -> float:
            return round(mass * self.value, 2)

    return Body[planet].weigh(kilograms)


def described_command(words: list[str]) -> str:
    """Take a list apart by its form with match and case.

    Tags: match statement, structural pattern matching, capture, guard

    >>> described_command(["go", "north"]), described_command(["take", "a", "b"])
    ('walk north', 'grab 2')
    """
    match words:
        case ["go", ("north" | "south") as way]:
            return f"walk {way}"
        case ["take", *things] if things:
            return f"grab {len(things)}"
        case _:
            return "shrug"


def shape_of_record(record: dict) -> str:
    """Take dictionaries apart by their keys with match and case.

    Tags: match statement, mapping pattern, nested pattern, dispatch on type

    >>> shape_of_record({"kind": "disc", "r": 2}), shape_of_record({"kind": "bar"})
    ('disc of 2', 'unknown bar')
    """
    match record:
        case {"kind": "disc", "r": int(radius)}:
            return f"disc of {radius}"
        case {"kind": str(kind)}:
            return f"unknown {kind}"
        case _:
            return "no record"


def called_by_name(command: str, value: int) -> int | str:
    """Call a method whose name is only known at run time.

    Tags: getattr, dynamic method, dispatch by name, default

    >>> called_by_name("double", 4), called_by_name("fly", 4)
    (8, 'cannot fly')
    """

    class Machine:
        def do_double(self, number: int) -> int:
            return 2 * number

    method = getattr(Machine(), f"do_{command}", None)
    return method(value) if method else f"cannot {command}"


def anything_that_quacks(volume: int) -> list[str]:
    """Accept every object with the right method, whatever its class.

    Tags: Protocol, duck typing, structural typing, interface

    >>> anything_that_quacks(2)
    ['quack!!', 'honk!!']
    """

    class Loud(Protocol):
        def cry(self, volume: int) -> str: ...

    class Duck:
        def cry(self, volume: int) -> str:
            return "quack" + "!" * volume

    class Horn:
        def cry(self, volume: int) -> str:
            return "honk" + "!" * volume

    callers: list[Loud] = [Duck(), Horn()]
    return [caller.cry(volume) for caller in callers]


def registered(kinds: list[str]) -> list[str]:
    """Let subclasses enter themselves in a register by name.

    Tags: __init_subclass__, plugin, registry, subclass hook

    >>> registered(["Hen", "Cow"])
    ['Hen', 'Cow']
    """
    register: dict[str, type] = {}

    class Animal:
        def __init_subclass__(cls) -> None:
            register[cls.__name__] = cls

    for kind in kinds:
        type(kind, (Animal,), {})
    return list(register)


def handler_table(events: list[str]) -> list[str]:
    """Fill a table of handlers with a decorator, and look handlers up by name.

    Tags: decorator, register handler, event, dispatch table, callbacks

    >>> handler_table(["open", "burn"])
    ['door opens', 'burn?']
    """
    handlers: dict[str, Callable[[], str]] = {}

    def on(event: str):
        return lambda function: handlers.setdefault(event, function)

    @on("open")
    def opened() -> str:
        return "door opens"

    return [handlers.get(event, lambda event=event: f"{event}?")() for event in events]


def conditional_chain(reading: float | None) -> str:
    """Tell nothing, zero and a value apart.

    Tags: None check, is None, truthiness, falsy zero, pitfall

    >>> conditional_chain(None), conditional_chain(0), conditional_chain(2)
    ('missing', 'still', 'moving')
    """
    if reading is None:
        return "missing"
    return "moving" if reading else "still"
