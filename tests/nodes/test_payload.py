from hypothesis import given
from hypothesis import strategies as st

from han.nodes.graph import EDGES, SEED_EDGES, Edge, parse_edge
from han.nodes.message import Content, Header, Message, Trace
from han.nodes.payload import (
    CAPS,
    CHARS_PER_TOKEN,
    SCHEMAS,
    Delivery,
    render_payload,
    render_prompt,
)

CONTENT = st.builds(
    Content,
    summary=st.text(max_size=900),
    evidence=st.lists(st.text(max_size=300), max_size=3).map(tuple),
    diff_hint=st.text(max_size=300),
    code=st.text(max_size=900),
)


def message(sender, content, **header):
    return Message(
        id="msg_1",
        header=Header(sender=sender, intent="plan", **header),
        content=content,
        trace=Trace(episode_id="e", step=0),
    )


@given(CONTENT, st.sampled_from(SCHEMAS), st.sampled_from(CAPS))
def test_a_payload_keeps_its_cap_and_the_long_one_begins_like_the_short_one(content, schema, cap):
    said = message("Planner", content)
    text = render_payload(said, schema, cap)
    assert len(text) <= cap * CHARS_PER_TOKEN
    assert render_payload(said, schema, 256).startswith(text)


@given(CONTENT, st.permutations(range(len(EDGES))))
def test_a_prompt_depends_on_content_alone(content, order):
    inbox = [
        Delivery(e, message(e.source, content), "brief", 64) for e in EDGES if e.target == "Coder"
    ]
    other = [
        Delivery(e, message(e.source, content, certainty=0.5, cost_est=9), "brief", 64)
        for e in (EDGES[i] for i in order)
        if e.target == "Coder"
    ]
    assert render_prompt(inbox) == render_prompt(other)


def test_the_spec_is_passed_on_whole():
    spec = "x" * 5000
    assert render_payload(message("Spec", Content(summary=spec)), "summary", 64) == spec


def test_edges_parse_and_print():
    assert [parse_edge(str(edge)) for edge in EDGES] == list(EDGES)
    assert set(SEED_EDGES) < set(EDGES)
    assert Edge("Coder", "Critic") in SEED_EDGES
