"""``han tape``: what a person sees, and its exit statuses."""

import pytest

from han.tape.format import Tape
from tests.tape.support import entries


@pytest.fixture
def tape(tmp_path, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    path = tmp_path / "one.tape"
    with Tape(path, write=True) as opened:
        entries(opened, 9)
    return path


def test_info_shows_what_it_holds(han, tape):
    code, out, _ = han("tape", "info", tape)
    assert code == 0
    for word in ("flash", "Coder", "scripted", "2026-11-22", "content digest", "21"):
        assert word in out


def test_verify_says_sound_or_lists_keys(han, tape):
    assert han("tape", "verify", tape).code == 0
    with Tape(tape, write=True) as opened:
        opened.add("verdict", (b"k" * 16, b"junk"))
    code, out, _ = han("tape", "verify", tape)
    assert code == 1
    assert f"verdict {(b'k' * 16).hex()}: cannot be unpacked" in out


def test_merge_makes_a_tape(han, tape, tmp_path):
    into = tmp_path / "all.tape"
    code, out, _ = han("tape", "merge", into, tape, tape)
    assert code == 0
    assert "11 rows added, 0 replaced, 0 stood" in out
    assert han("tape", "verify", into).code == 0


def test_prune_drops_what_the_prompts_do_not_reach(han, tape):
    code, out, _ = han("tape", "prune", tape)
    assert code == 0
    assert "answers dropped: 9 of Coder; 0 prompt counts" in out


@pytest.mark.parametrize("command", ["info", "verify", "prune"])
def test_a_damaged_or_missing_tape_is_one_line(han, tape, tmp_path, command):
    tape.write_bytes(tape.read_bytes()[:-100])
    code, _, err = han("tape", command, tape)
    assert (code, len(err)) == (1, 1)
    assert err[0].startswith(f"han: tape {tape}: has ")
    code, _, err = han("tape", command, tmp_path / "none.tape")
    assert (code, len(err)) == (1, 1)
    assert "no such file" in err[0]
