"""When two values are the same, and how a value is shown. Only exact built-in types come here."""

import math
import reprlib
from collections.abc import Callable
from typing import Any, cast

_TOLERANCE = 1e-9
_MATCH_LIMIT = 200
_type: Callable[[Any], Any] = type


def same(expected: Any, got: Any) -> bool:
    """Python's ``==``, but floats agree within 1e-9 (relative or absolute) and nan with nan.

    The tolerance also holds inside lists, tuples, dictionary values and sets. A list is no tuple.
    """
    kind = _type(expected)
    if float in (kind, _type(got)) or complex in (kind, _type(got)):
        return _close(expected, got)
    if kind is not _type(got):
        return _plain(expected, got)
    if kind in (list, tuple):
        return len(expected) == len(got) and all(map(same, expected, got))
    if kind is dict:
        return len(expected) == len(got) and all(
            k in got and same(v, got[k]) for k, v in expected.items()
        )
    if kind in (set, frozenset):
        return _same_set(expected, got)
    return _plain(expected, got)


def _plain(expected: Any, got: Any) -> bool:
    return bool(expected == got)


def _close(expected: Any, got: Any) -> bool:
    if not isinstance(expected, int | float | complex) or not isinstance(
        got, int | float | complex
    ):
        return False
    try:
        return _near(expected, got)
    except OverflowError:  # an integer beyond every float
        return False


def _near(expected: float | complex, got: float | complex) -> bool:
    if isinstance(expected, complex) or isinstance(got, complex):
        left, right = complex(expected), complex(got)
        return _near(left.real, right.real) and _near(left.imag, right.imag)
    if math.isnan(expected) or math.isnan(got):
        return math.isnan(expected) and math.isnan(got)
    return math.isclose(expected, got, rel_tol=_TOLERANCE, abs_tol=_TOLERANCE)


def _same_set(expected: set[Any], got: set[Any]) -> bool:
    if expected == got:
        return True
    left, right = list(expected - got), list(got - expected)
    if len(left) != len(right) or len(left) > _MATCH_LIMIT:
        return False
    for item in left:
        match = next((i for i, other in enumerate(right) if same(item, other)), None)
        if match is None:
            return False
        del right[match]
    return True


class _Short(reprlib.Repr):
    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 8
        self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = self.maxdict = 60
        self.maxstring = self.maxother = self.maxlong = 190

    def repr_int(self, x: int, level: int) -> str:
        return (
            f"<int of {x.bit_length()} bits>"
            if x.bit_length() > 2000
            else super().repr_int(x, level)
        )

    def repr_bytes(self, x: bytes, _level: int) -> str:
        return repr(x) if len(x) < 60 else f"{x[:50]!r}... ({len(x)} bytes)"


def shown(value: Any, limit: int = 200) -> str:
    """A literal of ``value``, shortened to ``limit`` characters."""
    text = _Short().repr(cast(object, value))
    return text if len(text) <= limit else f"{text[: limit - 3]}..."
