"""Bytes, encodings, digests and packed data."""

import base64
import binascii
import hmac
import io
import json
import struct
import zlib
from array import array
from datetime import date
from pathlib import PurePosixPath


def base64_round_trip(text: str) -> tuple[str, str]:
    """Write text as base64 and read it back.

    Tags: base64, b64encode, decode, bytes, urlsafe

    >>> base64_round_trip("mole?")
    ('bW9sZT8=', 'mole?')
    """
    packed = base64.urlsafe_b64encode(text.encode()).decode("ascii")
    return packed, base64.urlsafe_b64decode(packed).decode()


def bytes_and_letters(text: str) -> tuple[int, int]:
    """Count the letters of a text and the bytes of its encoding.

    Tags: encode, UTF-8, bytes length, unicode, characters

    >>> bytes_and_letters("Öl")
    (2, 3)
    """
    return len(text), len(text.encode("utf-8"))


def packed_header(kind: int, length: int) -> tuple[str, tuple]:
    """Pack numbers into bytes of a fixed layout and unpack them.

    Tags: struct.pack, unpack, big endian, binary format, header

    >>> packed_header(7, 300)
    ('07012c', (7, 300))
    """
    layout = ">BH"
    header = struct.pack(layout, kind, length)
    return header.hex(), struct.unpack(layout, header)


def bytes_of_number(number: int) -> list[int]:
    """Cut a number into bytes, and put them together again.

    Tags: int.to_bytes, from_bytes, byte order, big endian

    >>> bytes_of_number(1000)
    [3, 232]
    """
    data = number.to_bytes(2, "big")
    assert int.from_bytes(data, "big") == number
    return list(data)


def xor_with_key(data: bytes, key: bytes) -> bytes:
    """Combine two byte strings byte by byte, the shorter one repeated.

    Tags: xor, bytes, cipher, repeat key, modulo index

    >>> xor_with_key(xor_with_key(b"otter", b"k9"), b"k9")
    b'otter'
    """
    return bytes(byte ^ key[i % len(key)] for i, byte in enumerate(data))


def checksum_matches(data: bytes, expected: str) -> bool:
    """Compute a checksum of bytes and compare it with a hexadecimal text.

    Tags: crc32, zlib, checksum, hexadecimal, verify

    >>> checksum_matches(b"otter", "CC646F34"), checksum_matches(b"", "00000000")
    (True, True)
    """
    return f"{zlib.crc32(data):08x}" == expected.lower()


def signed_message(text: str, secret: str) -> str:
    """Sign a text with a secret, so that a change of it is noticed.

    Tags: hmac, signature, sha256, compare_digest, authenticate

    >>> signed_message("pay 5", "key")[:8]
    '54d4e3ed'
    """
    code = hmac.new(secret.encode(), text.encode(), "sha256").hexdigest()
    assert hmac.compare_digest(code, code)
    return code


def hex_pairs(data: bytes) -> tuple[str, bytes]:
    """Show bytes as pairs of hexadecimal digits and read such pairs.

    Tags: hexlify, bytes.fromhex, hex dump, separator

    >>> hex_pairs(b"\\x01\\xff")
    ('01 ff', b'\\x01\\xff')
    """
    shown = binascii.hexlify(data, " ").decode()
    return shown, bytes.fromhex(shown)


def json_with_dates(record: dict) -> str:
    """Write values as JSON that JSON does not know.

    Tags: json.dumps, default function, date, set, serialise

    >>> json_with_dates({"on": date(2024, 5, 1), "who": {"Bo"}})
    '{"on": "2024-05-01", "who": ["Bo"]}'
    """

    def known(value: object) -> object:
        return value.isoformat() if isinstance(value, date) else sorted(value)

    return json.dumps(record, default=known)


def json_lines(text: str) -> list[dict]:
    """Read one JSON value a line and leave empty lines out.

    Tags: JSON lines, json.loads, StringIO, line by line

    >>> json_lines('{"a": 1}\\n\\n{"a": 2}\\n')
    [{'a': 1}, {'a': 2}]
    """
    return [json.loads(line) for line in io.StringIO(text) if line.strip()]


def number_columns(values: list[int]) -> tuple[int, list[int]]:
    """Keep many numbers of one kind in little memory.

    Tags: array module, typed array, itemsize, compact

    >>> number_columns([1, 2, 300])
    (6, [1, 2, 300])
    """
    column = array("H", values)
    return column.itemsize * len(column), column.tolist()


def path_parts(text: str) -> tuple[str, str, str]:
    """Take a file path apart without touching any file.

    Tags: pathlib, PurePath, suffix, stem, parent folder

    >>> path_parts("maps/north/fen.tar.gz")
    ('maps/north', 'fen.tar', '.gz')
    """
    path = PurePosixPath(text)
    return str(path.parent), path.stem, path.suffix
