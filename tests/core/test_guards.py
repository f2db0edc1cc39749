from hypothesis import given
from hypothesis import strategies as st

from han.core.guards import Turn, is_ping_pong
from han.nodes.graph import ROLES


def turns(*spoken):
    return [Turn(role, passed) for role, passed in spoken]


def test_blocks_the_second_return_without_progress():
    history = turns(("Coder", 1), ("Critic", 1), ("Coder", 1))
    assert is_ping_pong(history, "Critic")
    assert not is_ping_pong(history, "Coder")
    assert not is_ping_pong(history, "Planner")


def test_lets_it_go_on_while_tests_are_gained():
    assert not is_ping_pong(turns(("Coder", 0), ("Critic", 0), ("Coder", 1)), "Critic")


@given(st.lists(st.builds(Turn, st.sampled_from(ROLES), st.just(0)), max_size=10))
def test_never_blocks_more_than_one_role(history):
    assert sum(is_ping_pong(history, role) for role in ROLES) <= 1
