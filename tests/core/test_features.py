"""The observation: documented, in range, and a function of what has happened."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from han.core.features.encoder import LAYOUT
from han.core.features.graph import EDGES, MOTIFS, motif
from han.core.features.layout import Block, Feature, Layout
from han.core.features.spec import SPEC, SpecSight
from han.errors import HanError
from han.nodes.graph import parse_edge
from han.paths import resource
from han.tools.corpus import Snippet
from han.tools.search import HybridIndex
from tests.core.support import TASK, HashEmbedder
from tests.core.test_env import environment


def test_the_documented_table_is_the_codes():
    text = (resource("docs") / "features.md").read_text()
    assert text.endswith(LAYOUT.markdown())
    assert LAYOUT.version in text


def test_it_is_small_named_once_and_its_blocks_tile_it():
    assert len(LAYOUT) <= 256
    places = [i for place in LAYOUT.slices.values() for i in range(place.start, place.stop)]
    assert places == list(range(len(LAYOUT)))
    assert [LAYOUT.index(one.name) for one in LAYOUT.features] == places
    with pytest.raises(HanError, match="named twice"):
        Layout([Block("a", (Feature("x", 0, 1, ""), Feature("x", 0, 1, "")))])


def test_any_change_of_a_feature_is_another_version():
    one = Feature("x", 0, 1, "about")
    versions = {
        Layout([Block("a", features)]).version
        for features in [(one,), (Feature("x", 0, 2, "about"),), (Feature("y", 0, 1, "about"),)]
    }
    assert len(versions) == 3


@settings(max_examples=30, deadline=None)
@given(st.lists(st.integers(0, 10_000), max_size=40))
def test_what_is_observed_follows_from_what_was_done(choices):
    seen = []
    for _ in range(2):
        env = environment()
        observation, info = env.reset(seed=1)
        path = [observation]
        for choice in choices:
            open_actions = np.flatnonzero(info["action_mask"])
            observation, _, ended, _, info = env.step(open_actions[choice % len(open_actions)])
            path.append(observation)
            if ended:
                break
        seen.append(np.stack(path))
    assert (seen[0] == seen[1]).all()
    one_hots = [LAYOUT.index(f"motif_{name}") for name in MOTIFS]
    assert (seen[0][:, one_hots].sum(axis=1) == 1).all()


@given(st.sets(st.sampled_from(EDGES)))
def test_every_graph_has_a_motif(edges):
    assert motif(edges) in MOTIFS
    if not any(edge.target == "Coder" for edge in edges):
        assert motif(edges) == "silent"


@pytest.mark.parametrize(
    ("edges", "shape"),
    [
        (["Spec>Coder"], "direct"),
        (["Planner>Coder"], "chain"),
        (["Spec>Coder", "Retriever>Coder"], "assisted"),
        (["SpecCompressor>Coder", "Planner>Coder"], "fork"),
        (["Spec>Coder", "Tester>Coder"], "debug"),
        (["Coder>Critic", "Critic>Coder"], "loop"),
        (["Tester>Coder", "Critic>Coder"], "debug_loop"),
    ],
)
def test_motifs(edges, shape):
    assert motif([parse_edge(edge) for edge in edges]) == shape


def test_a_spec_is_seen_once_and_within_its_ranges():
    embedder = HashEmbedder()
    snippets = [Snippet(f"s{i}", "page", f"Number {i}.", (), "text") for i in range(3)]
    directions = {
        "mean": np.zeros(8, np.float32),
        "axes": np.eye(16, 8, dtype=np.float32),
        "spread": np.full(16, 0.01, np.float32),
    }
    sight = SpecSight(HybridIndex(snippets, embedder), embedder, directions)
    long = TASK.model_copy(update={"id": "long", "spec": "Do 12 things. " * 900})
    for task in (TASK, long):
        block = sight(task)
        assert block.shape == (len(SPEC.features),)
        assert all(one.low <= v <= one.high for one, v in zip(SPEC.features, block, strict=True))
        assert sight(task) is block
    assert sight(long)[0] == 1.0 > sight(TASK)[0]
