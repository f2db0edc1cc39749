"""Functions, classes and errors."""

import copy
import hashlib
from collections import namedtuple
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import partial


def number_or(text: str, default: float = 0.0) -> float:
    """Try to convert text to a number and fall back to a default.

    Tags: try except, ValueError, float, conversion, fallback

    >>> number_or("2.5"), number_or("n/a")
    (2.5, 0.0)
    """
    try:
        return float(text)
    except ValueError:
        return default


def drop_quietly(items: list[str], unwanted: str) -> list[str]:
    """Ignore one expected exception without an empty except block.

    Tags: contextlib.suppress, ignore exception, remove item, ValueError

    >>> drop_quietly(["a", "b"], "b"), drop_quietly(["a"], "z")
    (['a'], ['a'])
    """
    kept = list(items)
    with suppress(ValueError):
        kept.remove(unwanted)
    return kept


def append_safely(item: int, items: list[int] | None = None) -> list[int]:
    """Avoid the shared mutable default argument.

    Tags: mutable default, None default, function argument, pitfall

    >>> append_safely(1), append_safely(2)
    ([1], [2])
    """
    items = [] if items is None else items
    items.append(item)
    return items


def untouched_copy(board: list[list[int]]) -> list[list[int]]:
    """Change a nested structure without changing the caller's.

    Tags: copy.deepcopy, nested list, side effect, mutation, clone

    >>> original = [[1], [2]]; untouched_copy(original), original
    ([[0], [2]], [[1], [2]])
    """
    changed = copy.deepcopy(board)
    changed[0][0] = 0
    return changed


def moved(x: int, y: int) -> tuple[int, int]:
    """Make an immutable record and derive a changed one from it.

    Tags: dataclass, frozen, replace, record, immutable

    >>> moved(1, 2)
    (11, 2)
    """

    @dataclass(frozen=True)
    class Point:
        x: int
        y: int

    point = replace(Point(x, y), x=x + 10)
    return point.x, point.y


def named_fields(line: str) -> str:
    """Give the parts of a tuple names.

    Tags: namedtuple, record, fields, unpack, split

    >>> named_fields("Ada;36")
    'Ada is 36'
    """
    person = namedtuple("person", "name age")(*line.split(";"))
    return f"{person.name} is {person.age}"


def louder(level: str) -> str:
    """Name a fixed set of ordered choices and compare them.

    Tags: Enum, IntEnum, constants, ordered levels, severity

    >>> louder("INFO")
    'ERROR'
    """
    ranks = IntEnum("Level", "DEBUG INFO ERROR")
    return max(ranks[level], ranks.ERROR).name


def pre_filled(prices: list[float]) -> list[float]:
    """Fix some arguments of a function in advance.

    Tags: functools.partial, currying, map, round, keyword argument

    >>> pre_filled([1.25, 2.349])
    [1.2, 2.3]
    """
    to_tenths = partial(round, ndigits=1)
    return list(map(to_tenths, prices))


def short_digest(text: str) -> str:
    """Make a short stable fingerprint of a text.

    Tags: hashlib, sha256, hexdigest, fingerprint, checksum, encode

    >>> short_digest("abc")
    'ba7816bf'
    """
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def check_arguments(width: int, height: int) -> int:
    """Refuse bad arguments with a clear exception.

    Tags: raise ValueError, validation, guard clause, error message

    >>> check_arguments(2, -1)
    Traceback (most recent call last):
    ValueError: height must be positive, not -1
    """
    for name, value in (("width", width), ("height", height)):
        if value <= 0:
            raise ValueError(f"{name} must be positive, not {value}")
    return width * height


def countdown(start: int) -> list[str]:
    """Yield values one by one from a generator and add a last one.

    Tags: generator, yield, yield from, lazy, sequence

    >>> countdown(2)
    ['2', '1', 'lift-off']
    """

    def steps():
        yield from (str(number) for number in range(start, 0, -1))
        yield "lift-off"

    return list(steps())


def step_machine(signals: str) -> str:
    """Drive a small state machine from a table of transitions.

    Tags: state machine, transition table, dict of tuples, automaton

    >>> step_machine("push coin push")
    'locked'
    """
    table = {("locked", "coin"): "open", ("open", "push"): "locked"}
    state = "locked"
    for signal in signals.split():
        state = table.get((state, signal), state)
    return state
