"""Vectors on tape are the live ones, to the bit."""

import numpy as np
import pytest

from han.tape.embedder import TapedEmbedder
from han.tape.errors import NotOnTape
from han.tape.format import Tape
from han.tools.embedder import quantise, unit_rows
from tests.core.support import HashEmbedder

TEXTS = ["one", "two", "one", "", "é🦄"]


def test_replay_gives_what_was_heard(tmp_path):
    path = tmp_path / "one.tape"
    with Tape(path, write=True) as tape:
        taped = TapedEmbedder(tape, HashEmbedder(), write=True)
        heard = taped.embed(TEXTS)
        assert tape.count("vector") == len(set(TEXTS))
    with Tape(path) as tape:
        replayed = TapedEmbedder(tape)
        assert replayed.embed(TEXTS).tobytes() == heard.tobytes()
        assert replayed.embed(TEXTS[1:2]).tobytes() == heard[1:2].tobytes()
        assert replayed.answers("two")
        assert not replayed.answers("three")
        with pytest.raises(NotOnTape, match="no vector of 'three': record"):
            replayed.embed(["one", "three"])
        assert replayed.embed([]).shape == (0, 384)
        other = TapedEmbedder(tape, layout="another embedder")
        assert not other.answers("two")
        live = TapedEmbedder(tape, HashEmbedder(), layout="another embedder")
        assert live.answers("three")
        assert live.embed(TEXTS).tobytes() == heard.tobytes()


def test_the_grid_is_near_and_stays_put():
    vectors = HashEmbedder().embed([f"text {n}" for n in range(50)])
    grid = quantise(vectors)
    assert (np.abs(grid.astype(int)).max(axis=1) == 127).all()
    np.testing.assert_allclose(np.linalg.norm(unit_rows(grid), axis=1), 1, atol=1e-6)
    np.testing.assert_allclose(unit_rows(grid), vectors, atol=0.01)
    np.testing.assert_array_equal(quantise(unit_rows(grid)), grid)
