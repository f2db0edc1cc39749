"""Headroom: what choosing the wiring by stratum would gain over one wiring for everything.

Chosen on one draw of one half of the tasks, scored on the other draw of the other half, so that
neither luck of a draw nor of a task is counted as skill.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

SPLITS = 200
"""Random halvings of the tasks; each is used both ways round and with both orders of the draws."""

Choice = dict[str, int]
"""Stratum → index of the wiring chosen for it."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What every wiring did on every task.

    Attributes:
        wirings: names, length W.
        strata: stratum of each task, length T.
        families: family of each task, length T; a family is never on both sides of a split.
        solved: (2, T, W) in {0, 1}, by draw.
        tokens: (2, T, W), flash-equivalent tokens.
    """

    wirings: tuple[str, ...]
    strata: tuple[str, ...]
    families: tuple[str, ...]
    solved: NDArray[np.float64]
    tokens: NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Score:
    """Share solved and mean tokens of a choice on tasks it was not made on."""

    solved: float
    tokens: float


@dataclass(frozen=True, slots=True)
class Headroom:
    """Best single wiring and stratum-wise choice over the same splits.

    Attributes:
        price: what a token costs in the choice, in shares of a solved task.
        single, stratified: means over all splits.
        gain, saving: stratified minus single in shares solved; share of tokens saved. Each with
            its 95% interval over bootstrap samples of families.
        picks: how often a wiring was chosen for a stratum, as shares.
    """

    price: float
    single: Score
    stratified: Score
    gain: tuple[float, float, float]
    saving: tuple[float, float, float]
    picks: dict[str, dict[str, float]]


def best_single(data: Outcomes, draw: int, tasks: list[int], price: float) -> Choice:
    """One wiring for all strata: the one of highest mean solved minus price times tokens."""
    worth = _worth(data, draw, price)[tasks].mean(axis=0)
    return dict.fromkeys(data.strata, int(np.argmax(worth)))


def best_by_stratum(data: Outcomes, draw: int, tasks: list[int], price: float) -> Choice:
    """For each stratum the wiring of highest mean worth on its tasks."""
    worth = _worth(data, draw, price)[tasks]
    strata = [data.strata[task] for task in tasks]
    choice = best_single(data, draw, tasks, price)
    for stratum in set(strata):
        rows = [row for row, one in enumerate(strata) if one == stratum]
        choice[stratum] = int(np.argmax(worth[rows].mean(axis=0)))
    return choice


def score(data: Outcomes, draw: int, tasks: list[int], choice: Choice) -> Score:
    """What a choice gives on tasks of one draw, every stratum with equal weight."""
    by_stratum: dict[str, list[tuple[float, float]]] = {}
    for task in tasks:
        stratum = data.strata[task]
        wiring = choice[stratum]
        pair = (float(data.solved[draw, task, wiring]), float(data.tokens[draw, task, wiring]))
        by_stratum.setdefault(stratum, []).append(pair)
    return _mean([_mean([Score(*pair) for pair in pairs]) for pairs in by_stratum.values()])


def headroom(data: Outcomes, price: float, *, seed: int = 0, bootstraps: int = 200) -> Headroom:
    """Cross-fitted scores of the best single wiring and of the best one by stratum.

    Args:
        price: what a token costs when a wiring is chosen, e.g. 1e-4 (1,000 tokens for ten points).
        seed: of splits and bootstrap.
        bootstraps: samples of families behind the intervals; each is cross-fitted on 8 splits.
    """
    rng = np.random.default_rng(seed)
    every = list(range(len(data.strata)))
    single, stratified, picks = _cross_fit(data, every, price, rng, SPLITS)
    gains: list[float] = []
    savings: list[float] = []
    for _ in range(bootstraps):
        one, other, _ = _cross_fit(data, _resampled(data, rng), price, rng, 8)
        gains.append(other.solved - one.solved)
        savings.append(1 - other.tokens / one.tokens)
    return Headroom(
        price=price,
        single=single,
        stratified=stratified,
        gain=_around(stratified.solved - single.solved, gains),
        saving=_around(1 - stratified.tokens / single.tokens, savings),
        picks=picks,
    )


def pass_at_two(data: Outcomes, *, seed: int = 0) -> tuple[float, float]:
    """What diversity of wirings is worth beyond that of draws.

    Returns:
        Share of tasks solved by at least one of two different wirings (one draw each), and by at
        least one of two draws of one wiring. Pair and wiring are chosen on one half of the tasks
        and scored on the other.
    """
    rng = np.random.default_rng(seed)
    tasks = list(range(len(data.strata)))
    count = len(data.wirings)
    either = {
        (a, b): np.maximum(data.solved[0, :, a], data.solved[1, :, b])
        for a in range(count)
        for b in range(count)
    }
    pairs: list[float] = []
    twice: list[float] = []
    for _ in range(SPLITS):
        half = _half(data, tasks, rng)
        chosen_on = [task for task in tasks if half[task]]
        scored_on = [task for task in tasks if not half[task]]
        worth = {key: float(solved[chosen_on].mean()) for key, solved in either.items()}
        best = max((key for key in worth if key[0] != key[1]), key=lambda key: worth[key])
        same = max((key for key in worth if key[0] == key[1]), key=lambda key: worth[key])
        pairs.append(float(either[best][scored_on].mean()))
        twice.append(float(either[same][scored_on].mean()))
    return float(np.mean(pairs)), float(np.mean(twice))


def _worth(data: Outcomes, draw: int, price: float) -> NDArray[np.float64]:
    return data.solved[draw] - price * data.tokens[draw]


def _cross_fit(
    data: Outcomes,
    tasks: list[int],
    price: float,
    rng: np.random.Generator,
    splits: int,
) -> tuple[Score, Score, dict[str, dict[str, float]]]:
    single: list[Score] = []
    stratified: list[Score] = []
    picks: dict[str, dict[str, float]] = {stratum: {} for stratum in sorted(set(data.strata))}
    for _ in range(splits):
        half = _half(data, tasks, rng)
        for mask in (half, [not chosen for chosen in half]):
            chosen_on = [task for task, chosen in zip(tasks, mask, strict=True) if chosen]
            scored_on = [task for task, chosen in zip(tasks, mask, strict=True) if not chosen]
            for draw in (0, 1):
                one = best_single(data, draw, chosen_on, price)
                choice = best_by_stratum(data, draw, chosen_on, price)
                single.append(score(data, 1 - draw, scored_on, one))
                stratified.append(score(data, 1 - draw, scored_on, choice))
                for stratum, wiring in choice.items():
                    name = data.wirings[wiring]
                    picks[stratum][name] = picks[stratum].get(name, 0) + 0.25 / splits
    return _mean(single), _mean(stratified), picks


def _mean(scores: Sequence[Score]) -> Score:
    solved = float(np.mean([one.solved for one in scores]))
    return Score(solved, float(np.mean([one.tokens for one in scores])))


def _half(data: Outcomes, tasks: list[int], rng: np.random.Generator) -> list[bool]:
    """Half of each stratum's families, as a mask over ``tasks``."""
    kept: set[tuple[str, str]] = set()
    pairs = {(data.strata[task], data.families[task]) for task in tasks}
    for stratum in sorted({stratum for stratum, _ in pairs}):
        families = sorted({family for one, family in pairs if one == stratum})
        rng.shuffle(families)
        kept |= {(stratum, family) for family in families[: (len(families) + 1) // 2]}
    return [(data.strata[task], data.families[task]) in kept for task in tasks]


def _resampled(data: Outcomes, rng: np.random.Generator) -> list[int]:
    """Tasks of families drawn with replacement within each stratum."""
    chosen: list[int] = []
    members: dict[str, dict[str, list[int]]] = {}
    for task, (stratum, family) in enumerate(zip(data.strata, data.families, strict=True)):
        members.setdefault(stratum, {}).setdefault(family, []).append(task)
    for _, families in sorted(members.items()):
        known = [tasks for _, tasks in sorted(families.items())]
        drawn = _drawn(len(known), rng)
        # At least two different families, or there would be no other half to score on.
        while len(known) > 1 and len(set(drawn)) < 2:
            drawn = _drawn(len(known), rng)
        for place in drawn:
            chosen += known[place]
    return chosen


def _drawn(count: int, rng: np.random.Generator) -> list[int]:
    return [int(place) for place in rng.integers(count, size=count)]


def _around(estimate: float, samples: Sequence[float]) -> tuple[float, float, float]:
    low, high = np.quantile(samples, (0.025, 0.975))
    return estimate, float(low), float(high)
