import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

from han.tools.embedder import DIMENSIONS, MiniLM, quantise, unit_rows

_TEXTS = [
    "Sort a list of numbers in ascending order.",
    "Return the numbers of a list from smallest to largest.",
    "Open a TCP connection to a mail server.",
    "",
    "日本語のテキスト 🦄",
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("vectors")


@pytest.fixture(scope="module")
def embedder(folder: Path):
    model = MiniLM(folder)
    yield model
    model.close()


def test_rows_have_unit_length_and_stand_in_order(embedder: MiniLM) -> None:
    vectors = embedder.embed([*_TEXTS, _TEXTS[0]])
    assert vectors.shape == (len(_TEXTS) + 1, DIMENSIONS)
    assert vectors.dtype == np.float32
    np.testing.assert_allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-5)
    np.testing.assert_array_equal(vectors[0], vectors[-1])


def test_like_meanings_lie_close(embedder: MiniLM) -> None:
    likeness = embedder.embed(_TEXTS) @ embedder.embed(_TEXTS).T
    assert likeness[0, 1] > 0.6 > 0.3 > likeness[0, 2]


def test_no_text_gives_no_row(embedder: MiniLM) -> None:
    assert embedder.embed([]).shape == (0, DIMENSIONS)


def test_only_the_first_128_tokens_count(embedder: MiniLM) -> None:
    start = "word " * 200
    first, second = embedder.embed([start + "apple", start + "quarrel"])
    np.testing.assert_allclose(first, second, atol=1e-6)


def test_known_texts_need_no_model(embedder: MiniLM, folder: Path) -> None:
    expected = embedder.embed(_TEXTS)
    again = MiniLM(folder)
    again._encode = None  # type: ignore[assignment, method-assign] # would fail if called
    np.testing.assert_array_equal(again.embed(_TEXTS), expected)
    again.close()


def test_vectors_are_the_same_to_the_bit_whether_made_or_kept(tmp_path: Path) -> None:
    made = np.random.default_rng(0).normal(size=(3, DIMENSIONS)).astype(np.float32)
    first = MiniLM(tmp_path)
    first._encode = lambda _: made  # type: ignore[method-assign]
    fresh = first.embed(_TEXTS[:3])
    kept = first.embed(_TEXTS[:3])
    first.close()
    assert fresh.tobytes() == kept.tobytes() == unit_rows(quantise(made)).tobytes()
    np.testing.assert_array_equal(quantise(fresh), quantise(made))
    np.testing.assert_allclose(np.linalg.norm(fresh, axis=1), 1, atol=1e-6)


def test_the_grid_knows_zeros_and_extremes() -> None:
    rows = np.array([[0, 0, 0], [-3, 1, 0], [1e-30, 0, 0]], np.float32)
    np.testing.assert_array_equal(quantise(rows), [[0, 0, 0], [-127, 42, 0], [127, 0, 0]])
    assert not unit_rows(quantise(rows))[0].any()


def test_threads_share_one_model(embedder: MiniLM) -> None:
    texts = [f"text number {i}" for i in range(8)]
    rows: dict[str, np.ndarray] = {}

    def work(text: str) -> None:
        rows[text] = embedder.embed([text])[0]

    threads = [threading.Thread(target=work, args=(text,)) for text in texts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    np.testing.assert_allclose(np.stack([rows[t] for t in texts]), embedder.embed(texts))


def test_importing_it_does_not_import_torch() -> None:
    code = "import sys, han.tools.embedder; assert 'torch' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
