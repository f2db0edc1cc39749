"""A tape is what it says, or it is refused in one line that names file, reason and remedy."""

import shutil
import sqlite3
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from han.tape.errors import TapeError
from han.tape.format import Tape
from han.tape.opening import recorded_digest
from han.tape.schema import TABLES, VERSION
from tests.tape.support import entries

COUNT = 200


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("tape") / "good.tape"
    with Tape(path, write=True) as tape:
        entries(tape, COUNT)
        tape.add("prompt", (b"p" * 16, 5, 77))
        tape.add("verdict", (b"j" * 16, b"verdict"))
        tape.add("vector", (b"e" * 16, bytes(8)))
    return path


@pytest.fixture
def copy(recorded: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(recorded, tmp_path / "copy.tape"))


def content(path: Path) -> dict[str, list[object]]:
    with Tape(path) as tape:
        by_key = {t: [tape.get(t, row[0]) for row in [*tape.rows(t)]] for t in TABLES}
        assert by_key == {t: [*tape.rows(t)] for t in TABLES}
        return by_key


def refused(path: Path, reason: str) -> None:
    for write in (False, True):
        with pytest.raises(TapeError, match=reason) as error:
            Tape(path, write=write)
        text = str(error.value)
        assert text.startswith(f"tape {path}: ")
        assert "\n" not in text


def sql(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def test_a_good_one_opens(recorded: Path) -> None:
    rows = content(recorded)
    assert {table: len(rows[table]) for table in TABLES} == {
        "model": 1,
        "source": 1,
        "completion": COUNT,
        "prompt": 1,
        "verdict": 1,
        "vector": 1,
    }
    with Tape(recorded) as tape:
        assert recorded_digest(recorded) == tape.digest


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(TapeError, match=r"no.tape: no such file: record it"):
        Tape(tmp_path / "no.tape")


def test_a_folder(tmp_path: Path) -> None:
    refused(tmp_path, "a folder, not a file")


def test_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "empty.tape"
    path.touch()
    with pytest.raises(TapeError, match="empty: fetch or record it anew"):
        Tape(path)


@pytest.mark.parametrize("text", ["x", "no tape at all\n" * 3000])
def test_a_text_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "text.tape"
    path.write_text(text)
    refused(path, "not a tape: name a file")
    assert path.read_text() == text


def test_a_foreign_database(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    sql(path, "CREATE TABLE completion (key, source, sample, body)")
    refused(path, "an SQLite file, but not a tape")


def test_a_newer_version(copy: Path) -> None:
    sql(copy, f"PRAGMA user_version = {VERSION + 1}")
    refused(copy, f"of format {VERSION + 1}, this release reads {VERSION}: install a newer one")


def test_an_unknown_older_version(copy: Path) -> None:
    sql(copy, "PRAGMA user_version = 0")
    refused(copy, "its format is 0")


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TABLE more (x)",
        "CREATE VIEW spy AS SELECT * FROM meta",
        "CREATE TRIGGER t AFTER UPDATE ON meta BEGIN DELETE FROM completion; END",
        "CREATE INDEX i ON completion (sample)",
        "DROP TABLE vector",
    ],
)
def test_other_tables_than_a_tapes(copy: Path, statement: str) -> None:
    sql(copy, statement)
    refused(copy, "other tables than a tape")


@pytest.mark.parametrize("share", [0.0001, 0.003, 0.01, 0.2, 0.5, 0.9, 0.99, 0.99999])
def test_a_cut_off_file(copy: Path, share: float) -> None:
    data = copy.read_bytes()
    copy.write_bytes(data[: max(1, int(share * len(data)))])
    refused(copy, "cut off after|instead of|not a tape")


def test_a_file_cut_at_a_page_with_a_header_that_agrees(copy: Path) -> None:
    data = bytearray(copy.read_bytes())
    [page] = struct.unpack_from(">H", data, 16)
    struct.pack_into(">I", data, 28, len(data) // page - 2)
    copy.write_bytes(data[: -2 * page])
    refused(copy, "damaged")


def test_something_behind_the_end(copy: Path) -> None:
    copy.write_bytes(copy.read_bytes() + bytes(8192))
    refused(copy, "instead of")


CHANGES: list[Callable[[sqlite3.Connection], object]] = [
    lambda c: c.execute("UPDATE completion SET body = x'00' WHERE sample = 1"),
    lambda c: c.execute("UPDATE completion SET sample = sample + 1"),
    lambda c: c.execute("DELETE FROM completion WHERE sample = 2"),
    lambda c: c.execute("DELETE FROM verdict"),
    lambda c: c.execute("UPDATE source SET role = 'Planner'"),
    lambda c: c.execute("UPDATE model SET context = 1"),
    lambda c: c.execute("UPDATE model SET licence = x'ff'"),
    lambda c: c.execute("UPDATE prompt SET tokens = 'many'"),
    lambda c: c.execute("UPDATE prompt SET tokens = 1e300"),
    lambda c: c.execute("UPDATE vector SET body = 'text'"),
    lambda c: c.execute("UPDATE meta SET value = ''"),
    lambda c: c.execute("DELETE FROM meta"),
    lambda c: c.execute("INSERT INTO meta VALUES ('more', 'x')"),
    lambda c: c.execute("INSERT INTO vector SELECT key, body FROM verdict"),
]


@pytest.mark.parametrize("change", CHANGES)
def test_rows_that_somebody_changed(copy: Path, change: Callable[[sqlite3.Connection], object]):
    connection = sqlite3.connect(copy)
    change(connection)
    connection.commit()
    connection.close()
    refused(copy, "damaged")


def test_swapped_bodies(copy: Path) -> None:
    connection = sqlite3.connect(copy)
    one, other = connection.execute("SELECT key, body FROM completion LIMIT 2").fetchall()
    for key, body in ((one[0], other[1]), (other[0], one[1])):
        connection.execute("UPDATE completion SET body = ? WHERE key = ?", (body, key))
    connection.commit()
    connection.close()
    refused(copy, "do not add up")


def test_swapped_rows_on_a_page(copy: Path) -> None:
    """Two cells of a leaf change places: the sum is the same, but neither would be found."""
    data = bytearray(copy.read_bytes())
    [size] = struct.unpack_from(">H", data, 16)
    leaf = next(
        at
        for at in range(size, len(data), size)
        if data[at] == 10 and struct.unpack_from(">H", data, at + 3)[0] > 5  # leaf of an index
    )
    pointers = struct.unpack_from(">2H", data, leaf + 8)
    struct.pack_into(">2H", data, leaf + 8, *reversed(pointers))
    copy.write_bytes(data)
    refused(copy, "out of order")


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(place=st.floats(0, 1, exclude_max=True), near=st.booleans(), mask=st.integers(1, 255))
def test_a_flipped_byte_is_refused_or_changes_nothing(
    recorded: Path, tmp_path: Path, place: float, near: bool, mask: int
) -> None:
    """Some bytes of a page mean nothing; whatever opens reads as it was recorded."""
    data = bytearray(recorded.read_bytes())
    data[int(place * (100 if near else len(data)))] ^= mask
    path = tmp_path / "flipped.tape"
    path.write_bytes(data)
    try:
        found = content(path)
    except TapeError as error:
        assert str(path) in str(error)
        assert "\n" not in str(error)
    else:
        assert found == content(recorded)


def test_every_byte_of_every_row_counts(recorded: Path, tmp_path: Path) -> None:
    """The bodies, byte by byte: flips in rows are always noticed."""
    data = recorded.read_bytes()
    with Tape(recorded) as tape:
        row = next(iter(tape.rows("completion")))
    at = data.index(row[0])
    path = tmp_path / "flipped.tape"
    length = 16 + len(row[3])
    for place in range(at, at + length, 5):
        flipped = bytearray(data)
        flipped[place] ^= 0x10
        path.write_bytes(flipped)
        with pytest.raises(TapeError):
            Tape(path)
