"""Recorded facts as bytes, and back: exact, compact, and the same on every machine."""

import json
import struct
import zlib
from collections.abc import Iterable
from itertools import accumulate, pairwise
from typing import Any, cast, get_args

from han.llm.protocol import Completion, Finish, mean_entropy
from han.tape.preset import PRESET
from han.tools.verdict import Failure, Status, Verdict

_FINISHES: tuple[Finish, ...] = ("stop", "length", "timeout")
_NO_ENTROPY, _MEAN_ENTROPY, _OWN_ENTROPY = range(3)
_UNITS_PER_NAT = 10_000
_MOST_BYTES = 16 << 20  # no answer comes near: a body that grows beyond is a trap, not a fact


def encode_completion(completion: Completion) -> bytes:
    """All of a completion but ``ms`` and ``cached``.

    Raises:
        ValueError: an entropy is no whole number of 1e-4 nats from 0 to 6.5535, token ends descend,
            a count is negative, or the text is no Unicode.
    """
    ends, entropies = completion.token_ends, completion.token_entropies
    units = [_units(value) for value in entropies]
    head = [
        _FINISHES.index(completion.finish) << 2 | _entropy_kind(completion),
        completion.prompt_tokens,
        completion.completion_tokens,
        len(ends),
        len(units),
    ]
    own = struct.pack("<d", completion.entropy) if head[0] & 3 == _OWN_ENTROPY else b""
    steps = [after - before for before, after in pairwise((0, *ends))]
    # Most entropies are near 0: their high bytes by themselves are nearly all alike.
    high, low = bytes(unit >> 8 for unit in units), bytes(unit & 255 for unit in units)
    numbers = _varints(head) + own + _varints(steps)
    return _deflate(numbers + high + low + completion.text.encode())


def decode_completion(body: bytes) -> Completion:
    """Inverse of ``encode_completion``, with ``ms`` 0 and ``cached`` set.

    Raises:
        ValueError: not such bytes.
    """
    data = _inflate(body)
    reader = _Reader(data)
    head, prompt_tokens, completion_tokens, ends, count = reader.varints(5)
    kind, finish = head & 3, head >> 2
    if kind > _OWN_ENTROPY or finish >= len(_FINISHES):
        raise ValueError(f"unknown kind of completion {head}")
    own = struct.unpack("<d", reader.take(8))[0] if kind == _OWN_ENTROPY else None
    token_ends = tuple(accumulate(reader.varints(ends)))
    high, low = reader.take(count), reader.take(count)
    pairs = bytearray(2 * count)
    pairs[0::2], pairs[1::2] = low, high
    entropies = tuple([n / _UNITS_PER_NAT for n in struct.unpack(f"<{count}H", pairs)])
    return Completion(
        text=reader.rest().decode(),
        prompt_tokens=prompt_tokens,
        completion_tokens=completion_tokens,
        finish=_FINISHES[finish],
        ms=0.0,
        token_ends=token_ends,
        entropy=mean_entropy(entropies) if kind == _MEAN_ENTROPY else own,
        cached=True,
        token_entropies=entropies,
    )


def encode_verdict(verdict: Verdict) -> bytes:
    """All of a verdict but ``ms``."""
    failure = verdict.failure
    shown = [failure.call, failure.expected, failure.got, failure.trace] if failure else None
    fields = [verdict.status, verdict.passed, verdict.total, verdict.reason, shown]
    return _deflate(json.dumps(fields, separators=(",", ":")).encode())


def decode_verdict(body: bytes) -> Verdict:
    """Inverse of ``encode_verdict``, with ``ms`` 0.

    Raises:
        ValueError: not such bytes.
    """
    try:
        status, passed, total, reason, shown = cast(list[Any], json.loads(_inflate(body)))
        failure = None if shown is None else Failure(*(_text(part) for part in shown))
    except TypeError as error:
        raise ValueError(f"not a verdict: {error}") from None
    if status not in get_args(Status) or not isinstance(passed, int) or not isinstance(total, int):
        raise ValueError("not a verdict")
    return Verdict(status, passed, total, _text(reason), failure)


def _entropy_kind(completion: Completion) -> int:
    if completion.entropy is None:
        return _NO_ENTROPY
    mean = mean_entropy(completion.token_entropies)
    return _MEAN_ENTROPY if completion.entropy == mean else _OWN_ENTROPY


def _units(entropy: float) -> int:
    units = round(entropy * _UNITS_PER_NAT) if 0 <= entropy < 7 else -1
    if not 0 <= units <= 0xFFFF or units / _UNITS_PER_NAT != entropy:
        raise ValueError(f"an entropy of {entropy!r} nats cannot be kept exactly")
    return units


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is no text")
    return value


def _varints(numbers: Iterable[int]) -> bytes:
    """Seven bits a byte, lowest first; the eighth bit says that more follow."""
    out = bytearray()
    for number in numbers:
        if number < 0:
            raise ValueError(f"{number} is negative, or token ends descend")
        while number > 0x7F:
            out.append(number & 0x7F | 0x80)
            number >>= 7
        out.append(number)
    return bytes(out)


class _Reader:
    """Takes values from the front."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def varints(self, count: int) -> list[int]:
        data, at = self._data, self._at
        plain = data[at : at + count]
        if len(plain) == count and plain.isascii():  # each in a byte of its own: the usual case
            self._at += count
            return [*plain]
        numbers: list[int] = []
        number = shift = 0
        while len(numbers) < count:
            if at >= len(data) or shift > 63:
                raise ValueError("a number does not end")
            byte = data[at]
            at += 1
            number |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                numbers.append(number)
                number = shift = 0
        self._at = at
        return numbers

    def take(self, count: int) -> bytes:
        taken = self._data[self._at : self._at + count]
        if len(taken) != count:
            raise ValueError("ends too early")
        self._at += count
        return taken

    def rest(self) -> bytes:
        return self._data[self._at :]


def _deflate(data: bytes) -> bytes:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=PRESET)
    return squeezer.compress(data) + squeezer.flush()


def _inflate(body: bytes) -> bytes:
    filler = zlib.decompressobj(-zlib.MAX_WBITS, PRESET)
    try:
        data = filler.decompress(body, _MOST_BYTES)
    except zlib.error as error:
        raise ValueError(f"cannot be unpacked: {error}") from None
    if not filler.eof or filler.unused_data:
        raise ValueError("cannot be unpacked: cut off, too long, or something follows")
    return data
