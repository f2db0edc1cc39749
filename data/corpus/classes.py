"""Classes: properties, special methods, dataclasses, enumerations, context managers."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import total_ordering
from typing import NamedTuple


def thermostat(target: float) -> float:
    """Check a value when it is set, with a property and its setter.

    Tags: property, setter, validation, attribute, encapsulation

    >>> thermostat(45), thermostat(21.5)
    (30, 21.5)
    """

    class Thermostat:
        @property
        def target(self) -> float:
            return self._target

        @target.setter
        def target(self, value: float) -> None:
            self._target = min(value, 30)

    device = Thermostat()
    device.target = target
    return device.target


def added_vectors(a: tuple[int, int], b: tuple[int, int]) -> str:
    """Give a class the operators plus and times, and a readable form.

    Tags: __add__, __mul__, __repr__, operator overloading, vector

    >>> added_vectors((1, 2), (3, 4))
    '<8, 12>'
    """

    class Vector(NamedTuple):
        x: int
        y: int

        def __add__(self, other):
            return Vector(self.x + other.x, self.y + other.y)

        def __mul__(self, factor):
            return Vector(self.x * factor, self.y * factor)

    total = (Vector(*a) + Vector(*b)) * 2
    return f"<{total.x}, {total.y}>"


def ranked_cards(labels: list[str]) -> list[str]:
    """Make objects sortable with two comparison methods.

    Tags: total_ordering, __lt__, __eq__, comparison, sortable class

    >>> ranked_cards(["K", "2", "A"])
    ['2', 'K', 'A']
    """

    @total_ordering
    class Card:
        def __init__(self, label: str) -> None:
            self.label, self.rank = label, "23456789TJQKA".index(label)

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Card) and self.rank == other.rank

        def __lt__(self, other: "Card") -> bool:
            return self.rank < other.rank

    return [card.label for card in sorted(map(Card, labels))]


def playlist_slice(titles: list[str]) -> tuple[int, str, list[str]]:
    """Write a class that behaves like a sequence.

    Tags: __getitem__, __len__, Sequence, index, container class

    >>> playlist_slice(["a", "b", "c"])
    (3, 'c', ['c', 'b', 'a'])
    """

    class Playlist(Sequence):
        def __len__(self):
            return len(titles)

        def __getitem__(self, index):
            return titles[index]

    songs = Playlist()
    return len(songs), songs[-1], list(reversed(songs))


def iterated_shelf(boxes: list[list[str]]) -> list[str]:
    """Make a class iterable with a generator method.

    Tags: __iter__, generator method, iterable class, __contains__

    >>> iterated_shelf([["ink"], ["pen", "cap"]])
    ['ink', 'pen', 'cap']
    """

    class Shelf:
        def __iter__(self) -> Iterator[str]:
            for box in boxes:
                yield from box

        def __contains__(self, thing: str) -> bool:
            return any(thing in box for box in boxes)

    shelf = Shelf()
    return [thing for thing in shelf if thing in shelf]


def from_text(text: str) -> str:
    """Offer a second way to construct an object.

    Tags: classmethod, alternative constructor, factory, parse

    >>> from_text("4x6")
    'Sheet of 24'
    """

    class Sheet:
        def __init__(self, width: int, height: int) -> None:
            self.area = width * height

        @classmethod
        def parse(cls, text: str) -> "Sheet":
            return cls(*map(int, text.split("x")))

    return f"Sheet of {Sheet.parse(text).area}"


def stamped_lines(lines: list[str]) -> list[str]:
    """Make objects that can be called like functions and keep state.

    Tags: __call__, callable object, stateful, functor

    >>> stamped_lines(["go", "stop"])
    ['1: go', '2: stop']
    """

    class Stamp:
        number = 0

        def __call__(self, line: str) -> str:
            self.number += 1
            return f"{self.number}: {line}"

    return list(map(Stamp(), lines))


def opened_and_closed(work: list[str]) -> list[str]:
    """Write a context manager as a class that cleans up in any case.

    Tags: __enter__, __exit__, with statement, cleanup, resource

    >>> opened_and_closed(["paint"])
    ['open', 'paint', 'close']
    """
    log: list[str] = []

    class Hatch:
        def __enter__(self) -> list[str]:
            log.append("open")
            return log

        def __exit__(self, *error: object) -> None:
            log.append("close")

    with Hatch() as inside:
        inside += work
    return log


def indented_report(lines: list[str]) -> list[str]:
    """Write a context manager as a generator with one yield.

    Tags: contextmanager, with statement, yield, try finally, temporary state

    >>> indented_report(["eggs"])
    ['list', '  eggs', 'end']
    """
    depth = 0

    @contextmanager
    def deeper() -> Iterator[None]:
        nonlocal depth
        depth += 2
        try:
            yield
        finally:
            depth -= 2

    report = ["list"]
    with deeper():
        report += [" " * depth + line for line in lines]
    return [*report, " " * depth + "end"]


def areas_of_shapes(sizes: list[int]) -> list[float]:
    """Demand a method of all subclasses with an abstract base class.

    Tags: ABC, abstractmethod, inheritance, polymorphism, interface

    >>> areas_of_shapes([2, 3])
    [4, 9]
    """

    class Shape(ABC):
        @abstractmethod
        def area(self) -> float: ...

    class Square(Shape):
        def __init__(self, side: float) -> None:
            self.side = side

        def area(self) -> float:
            return self.side**2

    return [Square(size).area() for size in sizes]


def extended_greeting(name: str) -> str:
    """Extend a method of the parent class instead of replacing it.

    Tags: super, inheritance, override, method resolution, subclass

    >>> extended_greeting("Bo")
    'Hello Bo, welcome'
    """

    class Host:
        def greet(self, guest: str) -> str:
            return f"Hello {guest}"

    class WarmHost(Host):
        def greet(self, guest: str) -> str:
            return super().greet(guest) + ", welcome"

    return WarmHost().greet(name)
