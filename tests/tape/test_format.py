"""Recording: whole whatever happens, one writer at a time, the same content in any order."""

import itertools
import multiprocessing
import random
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from han.tape import format as tape_format
from han.tape.codec import decode_completion
from han.tape.errors import TapeError
from han.tape.format import Tape
from tests.tape.support import (
    POLICIES,
    answer,
    ask,
    configuration,
    entries,
    network,
    play_all,
)

SPAWN = multiprocessing.get_context("spawn")
ROWS = st.lists(
    st.tuples(st.binary(min_size=16, max_size=16), st.binary(max_size=40)),
    unique_by=lambda row: row[0],
    max_size=8,
)


def fresh(folder: Path) -> Path:
    return folder / f"{random.getrandbits(64):x}.tape"


@settings(max_examples=25, deadline=None)
@given(ROWS, st.randoms(use_true_random=False))
def test_the_digest_is_of_the_content_not_of_its_order(tmp_path_factory, rows, shuffle):
    folder = tmp_path_factory.mktemp("tape")
    digests = set()
    for _ in range(2):
        path = fresh(folder)
        with Tape(path, write=True) as tape:
            for row in rows:
                tape.add("verdict", row)
        with Tape(path) as tape:
            digests.add(tape.digest)
            assert sorted(tape.rows("verdict")) == sorted(rows)
        shuffle.shuffle(rows)
    assert len(digests) == 1


@settings(max_examples=25, deadline=None)
@given(ROWS, st.data())
def test_adding_replacing_and_dropping_keep_the_digest(tmp_path_factory, rows, data):
    path = fresh(tmp_path_factory.mktemp("tape"))
    model: dict[bytes, bytes] = {}
    with Tape(path, write=True) as tape:
        for key, body in rows:
            model[key] = tape.add("vector", (key, body))[1]
            match data.draw(st.integers(0, 3)):
                case 0:
                    tape.drop("vector", key)
                    del model[key]
                case 1:
                    tape.add("vector", (key, b"other"), lambda _: True)
                    model[key] = b"other"
                case 2:
                    assert tape.add("vector", (key, b"later")) == (key, body)
                case _:
                    tape.commit()
    with Tape(path) as tape:
        assert dict(tape.rows("vector")) == model


def test_two_tables_with_equal_rows_do_not_cancel_out(tmp_path):
    digests = []
    for table in ("verdict", "vector"):
        with Tape(tmp_path / table, write=True) as tape:
            tape.add(table, (b"k" * 16, b"body"))
            digests.append(tape.digest)
    assert len(set(digests)) == 2


def test_a_closed_tape_is_one_plain_file(tmp_path):
    path = tmp_path / "new folder" / "one.tape"
    with Tape(path, write=True) as tape:
        entries(tape, 50)
        tape.vacuum()
    assert [file.name for file in path.parent.iterdir()] == ["one.tape"]
    assert path.read_bytes()[18:20] == b"\1\1"  # no write-ahead log is expected beside it


def test_a_tape_for_reading_takes_nothing(tmp_path):
    path = tmp_path / "one.tape"
    with Tape(path, write=True) as tape:
        entries(tape, 1)
    before = path.read_bytes()
    with Tape(path) as tape, pytest.raises(RuntimeError, match="open for reading"):
        tape.add("vector", (b"k" * 16, b"v"))
    assert path.read_bytes() == before


def test_it_can_be_read_where_nothing_can_be_written(tmp_path):
    path = tmp_path / "shipped" / "one.tape"
    with Tape(path, write=True) as tape:
        requests = entries(tape, 3)
    path.chmod(0o444)
    path.parent.chmod(0o555)
    try:
        with Tape(path) as tape:
            assert tape.count("completion") == len(requests)
    finally:
        path.parent.chmod(0o755)


def test_two_writers_are_refused(tmp_path):
    path = tmp_path / "one.tape"
    with Tape(path, write=True) as tape:
        for write in (True, False):
            with pytest.raises(TapeError, match="by another process: wait until that ends"):
                Tape(path, write=write)
        code = "import pathlib; from han.tape.format import Tape\n"
        code += f"Tape(pathlib.Path({str(path)!r}), write=True)"
        other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
        assert "is recorded or replayed by another process" in other.stderr
        entries(tape, 5)
    with Tape(path) as tape:
        assert tape.count("completion") == 5


def test_many_readers_and_no_writer_among_them(tmp_path):
    path = tmp_path / "one.tape"
    with Tape(path, write=True) as tape:
        entries(tape, 5)
    with Tape(path) as one, Tape(path) as other:
        assert one.digest == other.digest
        with pytest.raises(TapeError, match="recorded or replayed by another process"):
            Tape(path, write=True)
    Tape(path, write=True).close()


def test_together_is_all_or_nothing(tmp_path):
    path = tmp_path / "one.tape"
    with Tape(path, write=True) as tape:
        entries(tape, 2)
        with pytest.raises(KeyError), tape.together():
            entries(tape, 600)
            raise KeyError
        assert tape.count("completion") == 2
        entries(tape, 3)
    with Tape(path) as tape:
        assert tape.count("completion") == 3


def test_entries_are_committed_within_a_second(tmp_path):
    path = tmp_path / "one.tape"
    with Tape(path, write=True) as tape:
        entries(tape, 3)
        watcher = sqlite3.connect(path)
        deadline = time.monotonic() + 20
        while not watcher.execute("SELECT count(*) FROM completion").fetchone()[0]:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        watcher.close()


def test_a_full_disk_is_one_line_and_loses_nothing_committed(tmp_path):
    path = tmp_path / "one.tape"
    tape = Tape(path, write=True)
    entries(tape, 3)
    tape.commit()
    tape._connection.execute("PRAGMA max_page_count = 12")
    with pytest.raises(TapeError, match=r"failed \(database or disk is full\): check the disk"):
        entries(tape, 2000, first=3)
    with pytest.raises(TapeError, match="disk is full"):
        entries(tape, 1, first=9000)
    with pytest.raises(TapeError, match="disk is full"):
        tape.close()
    with Tape(path) as tape:
        assert tape.count("completion") >= 3


def record_for_ever(path: str, commit_rows: int) -> None:
    tape_format._COMMIT_ROWS = commit_rows
    tape = Tape(Path(path), write=True)
    for n in itertools.count():
        entries(tape, 1, first=n)


@pytest.mark.parametrize("commit_rows, rounds, growth", [(1, 2, 16_000), (25, 4, 60_000)])
def test_a_killed_writer_leaves_whole_entries(tmp_path, commit_rows, rounds, growth):
    path = tmp_path / "one.tape"
    held, size = 0, 66_000  # an empty one has 64 KiB
    for _ in range(rounds):
        writer = SPAWN.Process(target=record_for_ever, args=(str(path), commit_rows))
        writer.start()
        deadline = time.monotonic() + 60
        while not path.exists() or path.stat().st_size < size + growth:
            assert writer.exitcode is None
            assert time.monotonic() < deadline
            time.sleep(0.01)
        time.sleep(random.random() / 4)
        writer.kill()
        writer.join()
        with Tape(path) as tape:
            texts = [decode_completion(row[3]).text for row in tape.rows("completion")]
            held = tape.count("completion")
        numbers = sorted(int(text.split()[0]) for text in texts)
        assert numbers == [*range(held)]  # in the order of recording, without a gap
        assert held
        assert [file.name for file in tmp_path.iterdir()] == ["one.tape"]
        size = path.stat().st_size
    with Tape(path, write=True) as tape:
        entries(tape, 1, first=10_000_000)
    with Tape(path) as tape:
        assert tape.count("completion") == held + 1


def test_a_recording_cut_short_in_mid_write_is_taken_back(tmp_path):
    """The worst moment: pages of a transaction have reached the file, its end has not."""
    path = tmp_path / "one.tape"
    with Tape(path, write=True) as tape:
        entries(tape, 300)
        digest = tape.digest
    code = (
        "import os, sqlite3, sys\n"
        f"c = sqlite3.connect({str(path)!r}, isolation_level=None)\n"
        "c.execute('PRAGMA cache_size = 2')\n"
        "c.execute('BEGIN')\n"
        "c.execute('UPDATE completion SET body = zeroblob(3000)')\n"
        "os.kill(os.getpid(), 9)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=False)
    journal = path.with_name("one.tape-journal")
    assert journal.stat().st_size
    torn = (path.read_bytes(), journal.read_bytes())
    for write in (False, True):
        path.write_bytes(torn[0])
        journal.write_bytes(torn[1])
        with Tape(path, write=write) as tape:
            assert tape.digest == digest
        assert not journal.exists()
    path.write_bytes(torn[0])  # copied without its journal, it is damaged and says so
    with pytest.raises(TapeError, match=r"damaged|instead of"):
        Tape(path)


def test_threads_share_a_tape(tmp_path):
    path = tmp_path / "one.tape"
    faults: list[BaseException] = []

    def work(tape: Tape, number: int) -> None:
        try:
            for n in range(60):
                entries(tape, 1, first=n * (1 + number % 3))
                tape.commit()
        except BaseException as error:
            faults.append(error)

    with Tape(path, write=True) as tape:
        threads = [threading.Thread(target=work, args=(tape, n)) for n in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert not faults
    with Tape(path) as tape:
        assert tape.count("completion") == len({n * m for n in range(60) for m in (1, 2, 3)})
        readers = [threading.Thread(target=work_reading, args=(tape, faults)) for _ in range(6)]
        for thread in readers:
            thread.start()
        for thread in readers:
            thread.join()
    assert not faults


def work_reading(tape: Tape, faults: list[BaseException]) -> None:
    try:
        for row in tape.rows("completion"):
            assert tape.get("completion", row[0]) == row
    except BaseException as error:
        faults.append(error)


def test_threads_that_record_episodes_leave_what_one_alone_records(tmp_path):
    digests = []
    for name, threads in (("one", 1), ("four", 4)):
        with Tape(tmp_path / name, write=True) as tape:
            [configuration(policy) for policy in POLICIES]
            parts = network(tape, live=True, write=True)
            at_once = [threading.Thread(target=play_all, args=(parts,)) for _ in range(threads)]
            for thread in at_once:
                thread.start()
            for thread in at_once:
                thread.join()
            digests.append(tape.digest)
    assert digests[0] == digests[1]


def test_a_second_close_does_nothing_and_none_leaves_a_descriptor(tmp_path):
    before = open_files()
    tape = Tape(tmp_path / "one.tape", write=True)
    tape.close()
    tape.close()
    with Tape(tmp_path / "one.tape") as again:
        assert again.count("completion") == 0
    assert open_files() == before


def test_a_refused_tape_leaves_no_descriptor(tmp_path):
    path = tmp_path / "text.tape"
    path.write_text("x" * 5000)
    before = open_files()
    for _ in range(5):
        with pytest.raises(TapeError):
            Tape(path)
    assert open_files() == before


def open_files() -> int:
    return len([*Path("/proc/self/fd").iterdir()])


def test_the_support_answers_vary():
    texts = {answer(ask(f"p{n}")) for n in range(20)}
    assert len(texts) > 10
