"""Opening a tape: who may have it, and that it is what it says, down to the last row."""

import fcntl
import os
import sqlite3
import struct
import time
from contextlib import suppress
from itertools import islice
from operator import lt
from pathlib import Path
from typing import NoReturn
from urllib.parse import quote

from han.tape.errors import TapeError
from han.tape.schema import (
    APPLICATION_ID,
    MODULUS,
    TABLES,
    VERSION,
    Row,
    Table,
    create_statements,
    rows_digest,
)

_MAGIC = b"SQLite format 3\0"
_HEADER_BYTES = 100
# Answers of some hundred tokens fit a page whole: beyond a quarter of it SQLite strings pages.
_PAGE_BYTES = 8192
_CHUNK = 4096
_LOCK_TRIES, _LOCK_PAUSE_S = 100, 0.05
_FRESH = "fetch or record it anew"


def claim(path: Path, *, write: bool) -> int:
    """Locks the file: one writer, or any number of readers. Closing the descriptor frees it.

    The lock lies on the file itself. A reader's pages must not change under it, so readers hold it
    as well; and nothing is left beside a tape that is given away.

    Raises:
        TapeError: not there, not a file, or somebody else has it.
    """
    try:
        if write:
            path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT if write else os.O_RDONLY, 0o666)
    except FileNotFoundError:
        _refuse(path, "no such file: record it with tape=record")
    except IsADirectoryError:
        _refuse(path, "a folder, not a file: name the tape's file")
    except OSError as error:
        _refuse(path, f"cannot be opened ({error.strerror}): check who may read and write it")
    try:
        if path.is_dir():
            _refuse(path, "a folder, not a file: name the tape's file")
        try:
            fcntl.flock(descriptor, (fcntl.LOCK_EX if write else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except BlockingIOError:
            who = "is recorded or replayed" if write else "is being recorded"
            _refuse(path, f"{who} by another process: wait until that ends")
        except OSError as error:
            _refuse(path, f"cannot be locked ({error.strerror}): copy it to a local disk")
        _recover(path, descriptor, write=write)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def connect(path: Path, *, write: bool) -> sqlite3.Connection:
    """Connects to a claimed file; a new one is laid out.

    Raises:
        TapeError: no tape, or damaged in a way that its first page tells.
    """
    new = write and path.stat().st_size == 0
    if not new:
        _check_header(path)
    try:
        connection = _connect(path, "rw" if write else "ro&immutable=1")
        if new:
            _lay_out(connection)
    except sqlite3.Error as error:
        _refuse(path, f"cannot be opened ({error}): check the disk")
    return connection


def recorded_digest(path: Path) -> str:
    """The content digest that a tape says it has, without reading the rows.

    Raises:
        TapeError: no tape, or being recorded.
    """
    descriptor = claim(path, write=False)
    try:
        connection = connect(path, write=False)
        try:
            [(digest,)] = connection.execute("SELECT value FROM meta WHERE key = 'digest'")
        except (sqlite3.Error, ValueError) as error:
            _refuse(path, f"damaged ({error}): {_FRESH}")
        finally:
            connection.close()
    finally:
        os.close(descriptor)
    return str(digest)


def content_sum(connection: sqlite3.Connection, path: Path) -> int:
    """Reads every row and returns the content digest as a number, if it is the recorded one.

    Raises:
        TapeError: damaged.
    """
    try:
        found = dict(connection.execute("SELECT name, sql FROM sqlite_master").fetchall())
        if found != create_statements():
            _refuse(path, f"has other tables than a tape: {_FRESH}")
        meta = connection.execute("SELECT key, value FROM meta").fetchall()
        total = sum(_table_sum(connection, table) for table in TABLES) % MODULUS
    except (sqlite3.Error, TypeError, ValueError, OverflowError, struct.error) as error:
        _refuse(path, f"damaged ({error}): {_FRESH}")
    if meta != [("digest", f"{total:064x}")]:
        _refuse(path, f"damaged (its rows do not add up to its digest): {_FRESH}")
    return total


def _table_sum(connection: sqlite3.Connection, table: Table) -> int:
    total = 0
    last: list[Row] = []
    rows = connection.execute(f"SELECT * FROM {table}")  # in the order of the keys
    while chunk := rows.fetchmany(_CHUNK):
        # A row in the wrong place would be summed, but never be found by its key.
        keys = [row[0] for row in (*last, *chunk)]
        if not all(map(lt, keys, islice(keys, 1, None))):
            raise ValueError(f"table {table} is out of order")
        last = chunk[-1:]
        total += rows_digest(table, chunk)
    return total


def _check_header(path: Path) -> None:
    with path.open("rb") as file:
        header = file.read(_HEADER_BYTES)
    size = path.stat().st_size
    if not header:
        _refuse(path, f"empty: {_FRESH}")
    if not _MAGIC.startswith(header[:16]):
        _refuse(path, "not a tape: name a file that tape=record wrote")
    if len(header) < _HEADER_BYTES:
        _refuse(path, f"cut off after {size} bytes: {_FRESH}")
    page = struct.unpack_from(">H", header, 16)[0]
    pages, version, application = (struct.unpack_from(">I", header, at)[0] for at in (28, 60, 68))
    if application != APPLICATION_ID:
        _refuse(path, "an SQLite file, but not a tape: name a file that tape=record wrote")
    if version > VERSION:
        _refuse(path, f"of format {version}, this release reads {VERSION}: install a newer one")
    if version != VERSION:
        _refuse(path, f"damaged (its format is {version}): {_FRESH}")
    whole = pages * (65536 if page == 1 else page)
    if size != whole:
        _refuse(path, f"has {size} bytes instead of {whole}: {_FRESH}")


def _recover(path: Path, descriptor: int, *, write: bool) -> None:
    """Takes back what a killed writer had begun: SQLite's journal beside the file tells how."""
    beside = [path.with_name(path.name + ending) for ending in ("-journal", "-wal")]
    if not any(file.exists() for file in beside):
        return
    try:
        if not write:  # only one of many readers may do it
            fcntl.flock(descriptor, fcntl.LOCK_UN)
            _lock_soon(descriptor, fcntl.LOCK_EX)
        _roll_back(path)
        for file in beside:  # one that SQLite leaves was not in use yet: the file had not changed
            file.unlink(missing_ok=True)
        if not write:
            _lock_soon(descriptor, fcntl.LOCK_SH)
    except (OSError, sqlite3.Error) as error:
        why = f"its recording was cut short and cannot be taken back ({error})"
        _refuse(path, f"{why}: open it once where it can be written")


def _roll_back(path: Path) -> None:
    with path.open("rb") as file:
        if not _MAGIC.startswith(file.read(16)):
            raise OSError("not an SQLite file")
    connection = _connect(path, "rw")
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchall()
        connection.execute("PRAGMA journal_mode = DELETE")
    finally:
        connection.close()


def _lock_soon(descriptor: int, kind: int) -> None:
    for _ in range(_LOCK_TRIES):
        with suppress(BlockingIOError):
            return fcntl.flock(descriptor, kind | fcntl.LOCK_NB)
        time.sleep(_LOCK_PAUSE_S)
    raise OSError("another process has it")


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"file:{quote(str(path.resolve()))}?mode={mode}",
        uri=True,
        isolation_level=None,  # transactions begin where the code says so
        check_same_thread=False,  # the tape has a lock of its own
    )
    # The file may be anybody's: no function of SQLite's may be called by what it says.
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def _lay_out(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA page_size = {_PAGE_BYTES}")
    connection.execute("PRAGMA journal_mode = DELETE")  # leaves one plain file after each commit
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    for statement in create_statements().values():
        connection.execute(statement)
    connection.execute("INSERT INTO meta VALUES ('digest', ?)", (f"{0:064x}",))
    connection.execute("COMMIT")


def _refuse(path: Path, why: str) -> NoReturn:
    raise TapeError(f"tape {path}: {why}") from None
