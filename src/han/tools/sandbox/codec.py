"""Values as text, both ways, with their exact built-in types: never pickle, never foreign classes.

Standard library only: the text of this file is sent into the sandbox, so that both sides share it.
JSON holds None, booleans, small integers, floats and plain strings as they are; everything else is
a list whose first item names the type. What is none of the built-in types becomes ``Opaque``.
"""

import json
from collections.abc import Callable, Iterable
from typing import Any, NoReturn, cast

_SMALL = 1 << 62
_type: Callable[[Any], Any] = type
_bases: Any = (list, tuple, set, frozenset)
_ITERATORS = tuple(zip(_bases, "ltsf", [base.__iter__ for base in _bases], strict=True))
_ITEMS: Callable[[Any], Iterable[tuple[Any, Any]]] = cast(Any, dict).items


class CodecError(ValueError):
    """The text is no encoded value, or a value is too large or too deep."""


class Opaque:
    """Stands for an object of some other type: equals nothing, not even itself."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __eq__(self, other: object) -> bool:
        return False

    def __ne__(self, other: object) -> bool:
        return True

    def __hash__(self) -> NoReturn:
        raise TypeError(f"a {self.kind} object cannot leave the sandbox")

    def __bool__(self) -> NoReturn:
        raise TypeError(f"a {self.kind} object cannot leave the sandbox")

    def __repr__(self) -> str:
        return f"<{self.kind} object>"


class _Encoder:
    def __init__(self, depth: int, budget: int) -> None:
        self.depth, self.budget = depth, budget

    def spend(self, amount: int) -> None:
        self.budget -= amount
        if self.budget < 0:
            raise CodecError("the value is too large")

    def encode(self, value: Any, depth: int = 0) -> Any:
        # type(), not __class__: the object may lie about the latter.
        kind = _type(value)
        self.spend(1)
        if value is None or kind is bool:
            return value
        mro = type.__getattribute__(kind, "__mro__")
        if int in mro:
            number = int.__int__(value)
            if -_SMALL < number < _SMALL:
                return number
            self.spend(int.bit_length(number) // 4)
            return ["i", int.__format__(number, "x")]
        if float in mro:
            return float.__float__(value)
        if str in mro:
            return self._text(str.__str__(value))
        if complex in mro:
            pair = complex.__complex__(value)
            return ["c", pair.real, pair.imag]
        if bytes in mro:
            self.spend(2 * bytes.__len__(value))
            return ["b", bytes.hex(value)]
        return self._container(value, mro, kind, depth)

    def _text(self, plain: str) -> Any:
        self.spend(len(plain))
        try:
            plain.encode()
        except UnicodeEncodeError:  # JSON would join two lone surrogates into one character
            return ["u", plain.encode("utf-32-le", "surrogatepass").hex()]
        return plain

    def _container(self, value: Any, mro: Any, kind: Any, depth: int) -> Any:
        if depth >= self.depth:
            raise CodecError("the value is too deep")
        # The bases' own iterators: a subclass may have overridden everything else.
        for base, tag, iterate in _ITERATORS:
            if base in mro:
                return [tag, *[self.encode(item, depth + 1) for item in iterate(value)]]
        if dict in mro:
            flat: list[Any] = ["d"]
            for key, item in _ITEMS(value):
                flat += (self.encode(key, depth + 1), self.encode(item, depth + 1))
            return flat
        return ["o", self._text(str(type.__getattribute__(kind, "__name__"))[:80])]


def encode(value: Any, depth: int = 100, size: int = 1 << 20) -> Any:
    """Makes JSON-able lists of ``value``; subclasses count as their built-in base.

    Raises:
        CodecError: deeper than ``depth`` containers (so also: cyclic) or larger than about
            ``size`` bytes.
    """
    return _Encoder(depth, size).encode(value)


def decode(data: Any, depth: int = 100) -> Any:
    """The value that ``encode`` was given. Raises ``CodecError`` on anything else."""
    try:
        return _decode(data, depth)
    except CodecError:
        raise
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as error:
        raise CodecError("malformed value") from error


def _decode(data: Any, depth: int) -> Any:
    if type(data) is not list:
        if type(data) is dict:
            raise CodecError("malformed value")
        return data
    if depth <= 0:
        raise CodecError("the value is too deep")
    tag, *rest = cast(list[Any], data)
    if tag == "l":
        return [_decode(item, depth - 1) for item in rest]
    if tag == "t":
        return tuple([_decode(item, depth - 1) for item in rest])
    if tag in ("s", "f"):
        members = _spread([_decode(item, depth - 1) for item in rest])
        return set(members) if tag == "s" else frozenset(members)
    if tag == "d":
        flat = [_decode(item, depth - 1) for item in rest]
        return dict(zip(_spread(flat[::2]), flat[1::2], strict=True))
    return _decode_scalar(tag, rest)


def _spread(keys: list[Any]) -> list[Any]:
    """Refuses keys made to collide: a table of them takes quadratic time to build."""
    if len(keys) > 1000 and 8 * len({hash(key) for key in keys}) < len(keys):
        raise CodecError("the keys collide")
    return keys


def _decode_scalar(tag: Any, rest: list[Any]) -> Any:
    if tag == "c":
        real, imag = rest
        if type(real) is float and type(imag) is float:
            return complex(real, imag)
    elif tag in ("i", "u", "b", "o"):
        (text,) = rest
        if type(text) is str:
            if tag == "i":
                return int(text, 16)
            if tag == "u":
                return bytes.fromhex(text).decode("utf-32-le", "surrogatepass")
            return bytes.fromhex(text) if tag == "b" else Opaque(text)
    raise CodecError("malformed value")


def dumps(data: Any) -> bytes:
    """One frame: four bytes of length, little end first, then JSON."""
    text = json.dumps(data, separators=(",", ":")).encode()
    return len(text).to_bytes(4, "little") + text


def loads(text: bytes) -> Any:
    """The JSON of one frame. Raises ``CodecError``, also on integers that are too long."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError, MemoryError) as error:
        raise CodecError("malformed frame") from error
