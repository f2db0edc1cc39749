"""Merging: the same content in any order, the longest answer wins, models are never mixed."""

import shutil

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from han.llm.protocol import Completion
from han.tape.codec import decode_completion, encode_completion
from han.tape.errors import TapeError
from han.tape.format import Tape
from han.tape.keys import completion_key
from han.tape.merge import merge
from han.tape.schema import ModelRow, source_row
from tests.tape.support import ask, entries

COMPLETIONS = st.tuples(
    st.integers(0, 4),  # which request
    st.sampled_from(["a b", "c d"]),
    st.integers(1, 6),  # tokens
    st.sampled_from(["stop", "length"]),
    st.sampled_from(["2026-01-01", "2026-02-02"]),
)
FACTS = st.lists(st.tuples(st.integers(0, 3), st.binary(max_size=3)), max_size=4)
CONTENT = st.tuples(st.lists(COMPLETIONS, max_size=6), FACTS, FACTS, st.booleans())


def write(path, content) -> None:
    completions, verdicts, vectors, deep = content
    with Tape(path, write=True) as tape:
        entries(tape, 1)
        if deep:
            tape.add("model", ModelRow("deep", "d" * 64, 4096, "scripted", "none"))
        for which, text, tokens, finish, date in completions:
            request = ask(f"shared {which}")
            source = source_row(request.role, request.system, request.model, "scripted", date)
            tape.add("source", source)
            body = encode_completion(Completion(text, 3, tokens, finish, 0.0))
            tape.add("completion", (completion_key(request), source.id, 0, body))
        for table, facts in (("verdict", verdicts), ("vector", vectors)):
            for which, body in facts:
                tape.add(table, (bytes([which]) * 16, body))


def merged(folder, name, *paths) -> str:
    merge(folder / name, paths)
    with Tape(folder / name) as tape:
        return tape.digest


@settings(max_examples=20, deadline=None)
@given(CONTENT, CONTENT, CONTENT)
def test_order_and_repetition_make_no_difference(tmp_path_factory, one, two, three):
    folder = tmp_path_factory.mktemp("merge")
    a, b, c = folder / "a", folder / "b", folder / "c"
    for path, content in ((a, one), (b, two), (c, three)):
        write(path, content)
    digest = merged(folder, "abc", a, b, c)
    assert merged(folder, "cba", c, b, a) == digest
    assert merged(folder, "ab", a, b) is not None
    assert merged(folder, "c(ab)", c, folder / "ab") == digest
    assert merged(folder, "abc", b, a, c, c) == digest
    shutil.copy(b, folder / "b+")
    assert merged(folder, "b+", a, c) == digest


def test_the_longest_answer_wins(tmp_path):
    for name, tokens, finish in (("a", 4, "length"), ("b", 9, "length"), ("c", 2, "stop")):
        write(tmp_path / name, ([(0, name, tokens, finish, "2026-01-01")], [], [], False))

    def standing(*names) -> str:
        into = tmp_path / "".join(names)
        done = merge(into, [tmp_path / name for name in names])
        assert done.replaced + done.kept == len(names) - 1
        with Tape(into) as tape:
            [row] = [
                row for row in tape.rows("completion") if row[0] == completion_key(ask("shared 0"))
            ]
            return decode_completion(row[3]).text

    assert standing("a", "b") == standing("b", "a") == "b"
    assert standing("a", "b", "c") == standing("c", "b", "a") == "c"


def test_different_models_are_refused_and_nothing_is_added(tmp_path):
    a, b, c = (tmp_path / name for name in "abc")
    for path, digest in ((a, "one"), (b, "other")):
        with Tape(path, write=True) as tape:
            tape.add("model", ModelRow("flash", digest, 4096, "scripted", "none"))
    with Tape(c, write=True) as tape:
        entries(tape, 3)
    before = a.read_bytes()
    with pytest.raises(
        TapeError, match=r"b: its flash is other .* that of .*a one .*keep them apart"
    ):
        merge(a, [b])
    with pytest.raises(TapeError, match="keep them apart"):
        merge(a, [c, b])
    with Tape(a) as tape:
        assert tape.count("completion") == 0
    assert a.read_bytes() == before


def test_counts_that_contradict_each_other_are_refused(tmp_path):
    for name, tokens in (("a", 5), ("b", 6)):
        with Tape(tmp_path / name, write=True) as tape:
            tape.add("prompt", (b"p" * 16, 1, tokens))
    with pytest.raises(TapeError, match=r"b: prompt 7070.* contradicts the other"):
        merge(tmp_path / "a", [tmp_path / "b"])


def test_a_missing_tape_and_the_tape_itself_are_refused(tmp_path):
    with Tape(tmp_path / "a", write=True) as tape:
        entries(tape, 1)
    with pytest.raises(TapeError, match="into itself"):
        merge(tmp_path / "a", [tmp_path / "a"])
    with pytest.raises(TapeError, match="no such file"):
        merge(tmp_path / "a", [tmp_path / "b"])
