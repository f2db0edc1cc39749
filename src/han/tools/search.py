"""Hybrid retrieval: BM25 and embeddings, fused by reciprocal rank."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

import bm25s  # pyright: ignore[reportMissingTypeStubs]
import numpy as np
from numpy.typing import NDArray

from han.tools.corpus import Snippet
from han.tools.embedder import Embedder

FUSION_OFFSET = 60
"""The constant of reciprocal rank fusion: a list's rank r (from 1) adds 1 / (60 + r)."""

_WORD = re.compile(r"[a-z]+|\d+")
_COMMON = frozenset(
    _WORD.findall(
        "a an and are as at be but by def each every for from given have if in int into is it its "
        "list no not of on one or return returns self so str such that the their them then there "
        "they this to until was what when which will with without you"
    )
)


@dataclass(frozen=True, slots=True)
class Hit:
    """A snippet found.

    Attributes:
        score: fused score, higher is better, at most 2 / 61.
        lexical_rank: place among the snippets that share a word with the query, from 1; 0 if none.
        dense_rank: place by cosine similarity, from 1.
        similarity: cosine of query and snippet, -1 to 1.
    """

    snippet: Snippet
    score: float
    lexical_rank: int
    dense_rank: int
    similarity: float


class HybridIndex:
    """Search over a fixed set of snippets.

    The index is built at the first search. With the same embedder the same query always gives the
    same hits: ties go to the snippet that comes first.
    """

    def __init__(self, snippets: Sequence[Snippet], embedder: Embedder) -> None:
        if not snippets:
            raise ValueError("an index needs at least one snippet")
        self._snippets = tuple(snippets)
        self._embedder = embedder

    def search(self, query: str, k: int = 2) -> list[Hit]:
        """The ``k`` best snippets for a query, best first."""
        cosine = self._cosine(query)
        lexical = _ranks(self._lexical_scores(query), positive_only=True)
        dense = _ranks(cosine)
        fused = [_reciprocal(a) + _reciprocal(b) for a, b in zip(lexical, dense, strict=True)]
        # Equal sums (ranks 1 and 2 swapped) are common: the cosine decides, then the order.
        best = sorted(range(len(fused)), key=lambda i: (-fused[i], -float(cosine[i]), i))[:k]
        return [
            Hit(self._snippets[i], fused[i], lexical[i], dense[i], float(cosine[i])) for i in best
        ]

    def answers(self, query: str) -> bool:
        """Whether ``search`` can answer: false only where a tape is replayed without the query."""
        return self._embedder.answers(query)

    def _cosine(self, query: str) -> NDArray[np.float32]:
        return self._vectors @ self._embedder.embed([query])[0]

    def _lexical_scores(self, query: str) -> NDArray[np.float32]:
        words = [word for word in _words(query) if word in self._vocabulary]
        if not words:
            return np.zeros(len(self._snippets), dtype=np.float32)
        return self._bm25.get_scores(words)

    @cached_property
    def _vectors(self) -> NDArray[np.float32]:
        return self._embedder.embed([snippet.described for snippet in self._snippets])

    @cached_property
    def _documents(self) -> list[list[str]]:
        return [_words(snippet.searched) for snippet in self._snippets]

    @cached_property
    def _vocabulary(self) -> frozenset[str]:
        return frozenset(word for document in self._documents for word in document)

    @cached_property
    def _bm25(self) -> Any:
        index = cast(Any, bm25s).BM25()
        index.index(self._documents, show_progress=False)
        return index


def _words(text: str) -> list[str]:
    """Lower-case words without common ones, cut to a rough stem so that plurals meet."""
    return [_stem(word) for word in _WORD.findall(text.lower()) if word not in _COMMON]


def _stem(word: str) -> str:
    for ending in ("ing", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 4:
            return word.removesuffix(ending)
    return word.removesuffix("s") if len(word) == 4 else word


def _ranks(scores: NDArray[np.float32], *, positive_only: bool = False) -> list[int]:
    """Rank of each score from 1, highest first, ties by position; 0 for what does not count."""
    ranks = [0] * len(scores)
    order = np.argsort(-scores, kind="stable")
    for rank, index in enumerate(order, 1):
        if scores[index] > 0 or not positive_only:
            ranks[index] = rank
    return ranks


def _reciprocal(rank: int) -> float:
    return 1.0 / (FUSION_OFFSET + rank) if rank else 0.0
