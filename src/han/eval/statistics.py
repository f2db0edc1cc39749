"""Error bars."""

from typing import Any, NamedTuple, cast

import scipy.stats  # pyright: ignore[reportMissingTypeStubs]


class Interval(NamedTuple):
    """A share with its 95% interval, all in [0, 1]."""

    share: float
    low: float
    high: float


def wilson(successes: int, trials: int) -> Interval:
    """Share of successes with the Wilson score interval (E. B. Wilson, JASA 22, 1927).

    Raises:
        ValueError: no trials, or more successes than trials.
    """
    test = cast(Any, scipy.stats).binomtest(successes, trials)
    interval = test.proportion_ci(confidence_level=0.95, method="wilson")
    return Interval(successes / trials, float(interval.low), float(interval.high))
