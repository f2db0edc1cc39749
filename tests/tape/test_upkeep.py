"""Looking at a tape, and checking that every entry can be read."""

import pytest

from han.tape.errors import TapeError
from han.tape.format import Tape
from han.tape.info import tape_info
from han.tape.prune import prune
from han.tape.verify import bad_entries
from tests.tape.support import entries


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "one.tape"
    with Tape(path, write=True) as tape:
        entries(tape, 9)
        tape.add("prompt", (b"p" * 16, 1, 5))
    return path


def test_info_counts(path):
    info = tape_info(path)
    [share] = info.shares
    assert (share.tier, share.role, share.first, share.later) == ("flash", "Coder", 3, 6)
    assert (share.mean_tokens, share.whole) == (21, 9)
    assert (info.prompts, info.verdicts, info.vectors) == (1, 0, 0)
    assert info.bytes == path.stat().st_size
    assert info.models[0].licence == "none"
    assert info.sources[0].date == "2026-11-22"
    with Tape(path) as tape:
        assert info.digest == tape.digest


def test_verify_finds_nothing_wrong(path):
    assert bad_entries(path) == []


def test_verify_lists_what_cannot_be_read(path):
    with Tape(path, write=True) as tape:
        [source] = tape.sources()
        tape.add("completion", (b"a" * 16, source, 0, b"junk"))
        tape.add("completion", (b"b" * 16, 5, 0, next(tape.rows("completion"))[3]))
        tape.add("verdict", (b"c" * 16, b"junk"))
        tape.add("vector", (b"d" * 16, b"12"))
        tape.add("vector", (b"e" * 16, b"123"))
        tape.add("vector", (b"short", b"12"))
        tape.add("prompt", (b"f" * 16, 1, -1))
    faults = {(fault.table, fault.key): fault.reason for fault in bad_entries(path)}
    assert set(faults) == {
        ("completion", b"a".hex() * 16),
        ("completion", b"b".hex() * 16),
        ("verdict", b"c".hex() * 16),
        ("vector", b"e".hex() * 16),
        ("vector", b"short".hex()),
        ("prompt", b"f".hex() * 16),
    }
    with pytest.raises(TapeError, match=r"bad entry .* see `han tape verify`"):
        tape_info(path)


def test_pruning_no_tape_makes_none(tmp_path):
    with pytest.raises(TapeError, match="no such file"):
        prune(tmp_path / "none.tape", {})
    assert not [*tmp_path.iterdir()]
