"""What a tape's file looks like: tables, rows, a row's digest (``docs/tape-format.md``)."""

import hashlib
import struct
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

APPLICATION_ID = 0x48414E54  # "HANT"
VERSION = 1
MODULUS = 1 << 256

Row = tuple[Any, ...]
Table = Literal["model", "source", "completion", "prompt", "verdict", "vector"]

# Without row ids the tables are their own index: nothing in the file is a copy that could disagree.
TABLES: dict[Table, tuple[str, ...]] = {
    "model": ("tier TEXT", "digest TEXT", "context INTEGER", "engine TEXT", "licence TEXT"),
    "source": (
        "id INTEGER",
        "role TEXT",
        "system_digest TEXT",
        "model_digest TEXT",
        "engine TEXT",
        "date TEXT",
    ),
    "completion": ("key BLOB", "source INTEGER", "sample INTEGER", "body BLOB"),
    "prompt": ("key BLOB", "system INTEGER", "tokens INTEGER"),
    "verdict": ("key BLOB", "body BLOB"),
    "vector": ("key BLOB", "body BLOB"),
}
"""Columns of each table that holds recorded facts; the first one is the primary key."""


class ModelRow(NamedTuple):
    """The model of one tier.

    Attributes:
        digest: what requests name it by.
        context: tokens of prompt and answer together.
        engine, licence: of the first recording, for people.
    """

    tier: str
    digest: str
    context: int
    engine: str
    licence: str


class SourceRow(NamedTuple):
    """Where completions come from.

    Attributes:
        id: see ``source_row``.
        system_digest: hex SHA-256 of the system prompt.
        date: UTC day of the recording, ``2026-11-22``.
    """

    id: int
    role: str
    system_digest: str
    model_digest: str
    engine: str
    date: str


def source_row(role: str, system: str, model: str, engine: str, date: str) -> SourceRow:
    """A source under the id that its content gives it: equal on all tapes, so they merge."""
    fields = (role, hashlib.sha256(system.encode()).hexdigest(), model, engine, date)
    return SourceRow(short_id("\0".join(fields)), *fields)


def short_id(text: str) -> int:
    """47 bits of the text's SHA-256: SQLite keeps such a number in six bytes."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6]) >> 1


def row_digest(table: Table, row: Row) -> int:
    """SHA-256 of a row as a number; the content digest is the sum of them all, modulo 2²⁵⁶.

    Raises:
        TypeError, struct.error: a value has another type than its column.
    """
    return rows_digest(table, [row])


def rows_digest(table: Table, rows: Sequence[Row]) -> int:
    """Sum of the rows' digests, not reduced: one loop, for a tape is opened by reading it all.

    Raises:
        TypeError, struct.error: a value has another type than its column.
    """
    pack, sha256, number = _PACK[table], hashlib.sha256, int.from_bytes
    return sum([number(sha256(pack(*row)).digest(), "big") for row in rows])


_one, _two = struct.Struct(">q").pack, struct.Struct(">qq").pack


def _model(tier: str, digest: str, context: int, engine: str, licence: str) -> bytes:
    return b"m" + _one(context) + "\0".join((tier, digest, engine, licence)).encode()


def _source(number: int, *texts: str) -> bytes:
    return b"s" + _one(number) + "\0".join(texts).encode()


def _completion(key: bytes, source: int, sample: int, body: bytes) -> bytes:
    return b"c" + key + _two(source, sample) + body


def _prompt(key: bytes, system: int, tokens: int) -> bytes:
    return b"p" + key + _two(system, tokens)


def _verdict(key: bytes, body: bytes) -> bytes:
    return b"j" + key + body


def _vector(key: bytes, body: bytes) -> bytes:
    return b"e" + key + body


# A letter for the table, then all columns; only the last one varies in length where it is no text.
_PACK: dict[Table, Callable[..., bytes]] = {
    "model": _model,
    "source": _source,
    "completion": _completion,
    "prompt": _prompt,
    "verdict": _verdict,
    "vector": _vector,
}


def create_statements() -> dict[str, str]:
    """SQL of every table by its name; a tape holds exactly these, to the letter."""
    columns = {"meta": ("key TEXT", "value TEXT"), **TABLES}
    return {name: _create(name, columns[name]) for name in sorted(columns)}


def _create(name: str, columns: tuple[str, ...]) -> str:
    first, *rest = columns
    body = ", ".join([f"{first} NOT NULL PRIMARY KEY", *(f"{column} NOT NULL" for column in rest)])
    return f"CREATE TABLE {name} ({body}) WITHOUT ROWID"
