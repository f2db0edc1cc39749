import numpy as np
import pytest

from han.eval.headroom import (
    Outcomes,
    best_by_stratum,
    best_single,
    headroom,
    pass_at_two,
    score,
)


def made(rates, tokens, per=30, seed=0):
    """Outcomes of independent trials: ``rates[stratum][wiring]``, six families a stratum."""
    rng = np.random.default_rng(seed)
    strata = [name for name in rates for _ in range(per)]
    families = [f"{name}{i % 6}" for name in rates for i in range(per)]
    chances = np.array([rates[name] for name in strata])
    solved = (rng.random((2, *chances.shape)) < chances).astype(float)
    spent = np.broadcast_to(np.array(tokens, dtype=float), solved.shape)
    return Outcomes(("a", "b"), tuple(strata), tuple(families), solved, spent)


def test_what_strata_do_not_want_apart_gives_no_headroom():
    """Noise alone must not look like headroom: both wirings are equally good everywhere."""
    found = headroom(made({"x": [0.5, 0.5], "y": [0.5, 0.5]}, [100, 100]), 0.0, bootstraps=20)
    assert abs(found.gain[0]) < 0.05
    assert found.saving[0] == pytest.approx(0)


def test_crossed_preferences_are_found():
    data = made({"x": [0.9, 0.1], "y": [0.1, 0.9]}, [100, 100])
    found = headroom(data, 0.0, bootstraps=20)
    assert found.gain[0] > 0.3 and found.gain[1] > 0.1
    assert found.picks["x"]["a"] == pytest.approx(1) and found.picks["y"]["b"] == pytest.approx(1)


def test_equal_success_is_had_for_fewer_tokens():
    data = made({"x": [0.0, 0.0], "y": [0.0, 1.0]}, [100, 900])
    found = headroom(data, 1e-4, bootstraps=20)
    assert found.single.tokens == 900 and found.stratified.tokens == 500
    assert found.gain[0] == 0 and found.saving[0] == pytest.approx(4 / 9)


def test_choices_and_scores_by_hand():
    solved = np.array([[[1, 0], [1, 0], [0, 1]], [[0, 1], [1, 1], [1, 1]]], dtype=float)
    tokens = np.array([[[10, 20]] * 3] * 2, dtype=float)
    data = Outcomes(("a", "b"), ("x", "x", "y"), ("f", "g", "h"), solved, tokens)
    assert best_single(data, 0, [0, 1, 2], 0.0) == {"x": 0, "y": 0}
    assert best_by_stratum(data, 0, [0, 1, 2], 0.0) == {"x": 0, "y": 1}
    found = score(data, 1, [0, 1, 2], {"x": 0, "y": 1})
    assert (found.solved, found.tokens) == (0.75, 15.0)  # strata weigh the same: (0.5 + 1) / 2


def test_a_pair_of_complements_beats_two_draws_of_one():
    data = made({"x": [1.0, 0.0], "y": [0.0, 1.0]}, [1, 1])
    pair, twice = pass_at_two(data)
    assert pair == 1.0 and twice == pytest.approx(0.5)


def test_a_seed_repeats():
    data = made({"x": [0.6, 0.3], "y": [0.2, 0.5]}, [100, 300])
    assert headroom(data, 1e-5, bootstraps=5) == headroom(data, 1e-5, bootstraps=5)
