import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from han.eval.paired import paired_difference


def test_the_interval_is_that_of_the_mean():
    """For many values the percentile bootstrap meets mean ± 1.96 standard errors."""
    values = np.random.default_rng(1).normal(0.2, 1.0, size=400)
    found = paired_difference(values.tolist())
    error = 1.96 * values.std(ddof=1) / np.sqrt(values.size)
    assert found.share == pytest.approx(values.mean())
    assert found.low == pytest.approx(values.mean() - error, abs=0.02)
    assert found.high == pytest.approx(values.mean() + error, abs=0.02)


def test_intervals_cover_the_truth():
    rng = np.random.default_rng(2)
    covered = 0
    for trial in range(100):
        found = paired_difference(rng.choice([-1.0, 0.0, 1.0], size=60).tolist(), seed=trial)
        covered += found.low <= 0 <= found.high
    assert covered >= 88


@given(st.lists(st.sampled_from([-1.0, -0.5, 0.0, 0.5, 1.0]), min_size=1, max_size=20))
def test_the_mean_lies_inside_and_seeds_repeat(values):
    found = paired_difference(values)
    assert found.low <= found.share + 1e-12 and found.share <= found.high + 1e-12
    assert found == paired_difference(values)


def test_nothing_to_compare_is_an_error():
    with pytest.raises(ValueError, match="no task"):
        paired_difference([])
