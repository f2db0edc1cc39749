"""The tape: one SQLite file of recorded facts, replayed for ever."""

import os
import sqlite3
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn, Self

from han.tape.errors import TapeError
from han.tape.opening import claim, connect, content_sum
from han.tape.schema import MODULUS, TABLES, ModelRow, Row, SourceRow, Table, row_digest

_COMMIT_S = 1.0
_COMMIT_ROWS = 400

_GET = {table: f"SELECT * FROM {table} WHERE {TABLES[table][0].split()[0]} = ?" for table in TABLES}
_PUT = {
    table: f"INSERT OR REPLACE INTO {table} VALUES ({', '.join('?' * len(TABLES[table]))})"
    for table in TABLES
}
_DROP = {table: f"DELETE FROM {table} WHERE {TABLES[table][0].split()[0]} = ?" for table in TABLES}


class Tape:
    """Rows by key; what they mean is up to those who ask. Thread-safe.

    Whoever opens a tape has read all of it: every row is in the content digest, or it is refused.
    Opened for reading it never changes and any number of processes may have it. Opened for
    recording it is one process's alone; rows are committed together with the new digest about once
    a second, every few hundred rows and at the end, so that a killed recording loses a second and
    leaves a whole tape.
    """

    def __init__(self, path: Path, *, write: bool = False) -> None:
        """Opens and verifies a tape.

        Args:
            path: its file.
            write: open for recording; a missing file is created.

        Raises:
            TapeError: missing, in use, foreign, newer than this release, or damaged.
        """
        self.path = path
        self.writable = write
        self._lock = threading.RLock()
        self._claimed = claim(path, write=write)
        try:
            self._connection = connect(path, write=write)
            try:
                self._sum = self._committed = content_sum(self._connection, path)
            except BaseException:
                self._connection.close()
                raise
        except BaseException:
            os.close(self._claimed)
            raise
        self._pending = 0
        self._together = False
        self._fault: TapeError | None = None
        self._ending = threading.Event()
        self._committer = threading.Thread(target=self._commit_regularly, daemon=True)
        if write:
            self._committer.start()

    @property
    def digest(self) -> str:
        """Content digest, hex: equal for equal rows, in whatever order they were recorded."""
        with self._lock:
            return f"{self._sum:064x}"

    def models(self) -> dict[str, ModelRow]:
        """The model of each tier."""
        return {row[0]: ModelRow(*row) for row in self.rows("model")}

    def sources(self) -> dict[int, SourceRow]:
        """Where completions come from, by id."""
        return {row[0]: SourceRow(*row) for row in self.rows("source")}

    def get(self, table: Table, key: object) -> Row | None:
        """The row under a key."""
        with self._lock:
            try:
                return self._connection.execute(_GET[table], (key,)).fetchone()
            except sqlite3.Error as error:
                self._fail(error)

    def rows(self, table: Table) -> Iterator[Row]:
        """All rows in the order of their keys; nothing may be added to the table meanwhile."""
        try:
            yield from self._connection.execute(f"SELECT * FROM {table}")
        except sqlite3.Error as error:
            self._fail(error)

    def count(self, table: Table) -> int:
        """Number of rows."""
        with self._lock:
            return self._connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]

    def add(self, table: Table, row: Row, replaces: Callable[[Row], bool] | None = None) -> Row:
        """Adds a row and returns the one that stands under its key.

        Args:
            row: its first value is the key.
            replaces: whether the row is to replace the one that is there; by default never: what
                was recorded once is replayed ever after.

        Raises:
            TapeError: the disk refuses.
        """
        with self._lock:
            there = self.get(table, row[0])
            if there is not None and (
                there == tuple(row) or replaces is None or not replaces(there)
            ):
                return there
            change = row_digest(table, row) - (row_digest(table, there) if there else 0)
            self._change(_PUT[table], row, change)
            return row

    def drop(self, table: Table, key: object) -> None:
        """Deletes the row under a key, if there is one."""
        with self._lock:
            if there := self.get(table, key):
                self._change(_DROP[table], (key,), -row_digest(table, there))

    def commit(self) -> None:
        """Makes everything so far outlast a crash.

        Raises:
            TapeError: the disk refuses, now or since the last call; what was not committed is lost.
        """
        with self._lock:
            if self._fault:
                raise self._fault
            if self._together or not self._pending:
                return
            try:
                self._connection.execute("UPDATE meta SET value = ?", (f"{self._sum:064x}",))
                self._connection.execute("COMMIT")
            except sqlite3.Error as error:
                self._fail(error)
            self._committed, self._pending = self._sum, 0

    @contextmanager
    def together(self) -> Generator[None]:
        """Commits all changes made inside at once, or none if an exception leaves the block."""
        with self._lock:
            self.commit()
            self._together = True
            try:
                yield
            except BaseException:
                self._roll_back()
                raise
            finally:
                self._together = False
            self.commit()

    def vacuum(self) -> None:
        """Writes the file anew, without gaps."""
        with self._lock:
            self.commit()
            try:
                self._connection.execute("VACUUM")
            except sqlite3.Error as error:
                self._fail(error)

    def close(self) -> None:
        """Commits, and frees the file; a second call does nothing.

        Raises:
            TapeError: what was recorded last could not be written.
        """
        with self._lock:
            if self._ending.is_set():
                return
            self._ending.set()
            try:
                if self.writable:
                    self.commit()
            finally:
                self._connection.close()
                os.close(self._claimed)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _change(self, statement: str, values: Row, change: int) -> None:
        if self._fault:
            raise self._fault
        if not self.writable:
            raise RuntimeError("the tape is open for reading")
        try:
            if not self._connection.in_transaction:
                self._connection.execute("BEGIN IMMEDIATE")
            self._connection.execute(statement, values)
        except sqlite3.Error as error:
            self._fail(error)
        self._sum = (self._sum + change) % MODULUS
        self._pending += 1
        if self._pending >= _COMMIT_ROWS:
            self.commit()

    def _commit_regularly(self) -> None:
        while not self._ending.wait(_COMMIT_S):
            with self._lock:
                if self._ending.is_set():
                    return
                try:
                    self.commit()
                except TapeError:
                    return  # the next one who records or closes hears of it

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")
        self._sum, self._pending = self._committed, 0

    def _fail(self, error: sqlite3.Error) -> NoReturn:
        # After a failed write nobody knows what the open transaction holds: nothing of it is kept.
        fault = TapeError(f"tape {self.path}: failed ({error}): check the disk, then record again")
        if self.writable:
            self._fault = fault
            try:
                self._roll_back()
            except sqlite3.Error:
                self._pending = 0
        raise fault from error
