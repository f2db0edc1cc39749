import math

from hypothesis import given, settings
from hypothesis import strategies as st

from han.core.similarity import Similarity
from han.nodes.graph import ROLES
from tests.core.support import HashEmbedder

OUTPUTS = st.lists(
    st.tuples(
        st.sampled_from(ROLES),
        st.frozensets(st.sampled_from("abc"), max_size=2),
        st.text(max_size=5),
    ),
    max_size=8,
)


@settings(deadline=None)
@given(OUTPUTS)
def test_deltas_sum_to_the_redundancy(outputs):
    similarity = Similarity(HashEmbedder())
    deltas = [similarity.add(*output).redundancy_delta for output in outputs]
    assert math.isclose(sum(deltas), similarity.redundancy, abs_tol=1e-9)


def test_a_fresh_retry_is_no_sibling_of_its_earlier_self():
    similarity = Similarity(HashEmbedder())
    similarity.add("Coder", frozenset("a"), "x")
    assert similarity.add("Coder", frozenset("a"), "x").to_peers is None
    assert similarity.redundancy == 0.0


def test_branches_that_answer_one_message_are_siblings():
    similarity = Similarity(HashEmbedder())
    similarity.add("Coder", frozenset("a"), "x")
    likeness = similarity.add("Planner", frozenset("ab"), "x")
    assert math.isclose(likeness.to_peers, 1.0, abs_tol=1e-6)
    assert math.isclose(likeness.novelty, 0.0, abs_tol=1e-6)
    assert similarity.add("Critic", frozenset("c"), "x").to_peers is None
