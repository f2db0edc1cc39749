"""Paired comparisons: two wirings on the same tasks and draws, with an interval."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from han.eval.statistics import Interval

RESAMPLES = 10_000


def paired_difference(differences: Sequence[float], *, seed: int = 0) -> Interval:
    """Mean of one difference a task with its 95% percentile bootstrap interval over tasks.

    Draws of one task are not independent: average them before, so that tasks are what is resampled
    (Efron and Tibshirani 1993, chapter 8).

    Args:
        differences: one a task, e.g. in [-1, 1] for shares solved.
        seed: of the resampling; the same seed gives the same interval.

    Raises:
        ValueError: no differences.
    """
    values = np.asarray(differences, dtype=np.float64)
    if not values.size:
        raise ValueError("no task to compare on")
    rng = np.random.default_rng(seed)
    means = resampled_means(values, rng)
    low, high = np.quantile(means, (0.025, 0.975))
    return Interval(float(values.mean()), float(low), float(high))


def resampled_means(
    values: NDArray[np.float64], rng: np.random.Generator, resamples: int = RESAMPLES
) -> NDArray[np.float64]:
    """Means of so many samples with replacement, each of the size of ``values``."""
    picks = rng.integers(values.size, size=(resamples, values.size))
    return values[picks].mean(axis=1)
