import math

import pytest

from han.eval.statistics import wilson


def test_agrees_with_a_worked_example():
    # Newcombe, Statistics in Medicine 17 (1998), table I, Wilson without correction.
    share, low, high = wilson(81, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
    assert math.isclose(share, 81 / 263)
    assert round(wilson(0, 20).high, 4) == 0.1611


@pytest.mark.parametrize("n", [1, 10, 164])
def test_stays_in_range_and_holds_the_share(n):
    for k in range(n + 1):
        share, low, high = wilson(k, n)
        assert 0 <= low <= share <= high <= 1
