"""The Retriever: what it passes on of what it finds."""

from types import SimpleNamespace

import pytest

from han.nodes.retriever import RetrieverNode
from han.tools.corpus import Snippet
from han.tools.search import Hit


class Found:
    """An index that always finds the same."""

    def __init__(self, *similarities: float) -> None:
        self.hits = [
            Hit(Snippet(f"s{i}", "code", "Purpose.", ("tag",), f"text {i}"), 0.0, 1, 1, similarity)
            for i, similarity in enumerate(similarities)
        ]

    def search(self, _query: str, k: int) -> list[Hit]:
        return self.hits[:k]


@pytest.mark.parametrize(
    ("similarities", "hits", "passed_on"),
    [
        ((0.7, 0.5), 2, ["s0"]),  # a page that fits stands alone
        ((0.4, 0.38), 2, ["s0", "s1"]),
        ((0.4, 0.38), 1, ["s0"]),
        ((0.4, 0.33, 0.31), 3, ["s0", "s1"]),
        ((0.3, 0.35), 2, ["s0", "s1"]),  # fused order, so the second may be nearer
    ],
)
def test_a_further_hit_must_be_nearly_as_near(similarities, hits, passed_on):
    node = RetrieverNode(Found(*similarities), hits, near=0.8)
    output = node.run([], SimpleNamespace())
    assert output.note.split(", ") == passed_on
    assert len(output.content.evidence) == len(passed_on)
    assert all(f"text {name[1:]}" in output.text for name in passed_on)
