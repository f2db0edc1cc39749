"""A family: a kind of problem with knobs to turn, from which tasks are generated."""

import itertools
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

Area = Literal[
    "strings",
    "lists",
    "dicts",
    "numbers",
    "dates",
    "parsing",
    "recursion",
    "dynamic_programming",
    "graphs",
    "simulation",
    "formatting",
    "classes",
]

Kind = Literal["easy", "edge", "hard", "house", "hopeless"]
"""What makes a family difficult: nothing; its corner cases; its algorithm; a rule that only the
corpus documents; its size. Easy families supply two strata: ``clean`` and, told badly, ``noisy``.
"""

Arguments = tuple[Any, ...]


@dataclass(frozen=True)
class Blur:
    """A phrase that may be told vaguely, since an example settles what is meant.

    Attributes:
        exact: the phrase as it stands in the clean spec, e.g. ``"in seconds"``.
        vague: what replaces it, e.g. ``"as a time"``.
        settles: knobs → arguments of the public example that tells the readings apart.
    """

    exact: str
    vague: str
    settles: Callable[..., Arguments]


@dataclass(frozen=True)
class Family:
    """A kind of problem.

    Every function takes the knobs as keyword-only parameters, each under its own name.

    Attributes:
        area: subject; the folder that the family's file lies in.
        kind: what makes it difficult.
        knobs: values to choose from, by name: literals, at least 16 combinations in all.
        reference: the solution, a plain function over built-in types. Its positional parameters and
            annotations are the task's signature, its name the entry point.
        spec: knobs → the clean spec, one sentence an item, plain English, without examples.
        draw: generator, knobs → arguments of one ordinary call.
        edges: knobs → arguments of the corner cases; all of them are tested.
        blur: a phrase whose meaning an example settles, or none.
        page: for kind ``house``, the page of ``data/corpus/house_rules`` that states the rule.
        library: functions that stand before the candidate, ready to be called; only ``page`` says
            that they exist.
        time_limit_s: wall seconds for all hidden tests, less than a naive algorithm needs where the
            algorithm is the point.
    """

    area: Area
    kind: Kind
    knobs: Mapping[str, Sequence[Any]]
    reference: Callable[..., Any]
    spec: Callable[..., list[str]]
    draw: Callable[..., Arguments]
    edges: Callable[..., list[Arguments]]
    blur: Blur | None = None
    page: str = ""
    library: tuple[Callable[..., Any], ...] = ()
    time_limit_s: float = 5.0
    _order: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]], init=False)

    def __post_init__(self) -> None:
        combined = [
            dict(zip(self.knobs, values, strict=True))
            for values in itertools.product(*self.knobs.values())
        ]
        random.Random(f"{self.name}/knobs").shuffle(combined)
        self._order.extend(combined)

    @property
    def name(self) -> str:
        """Name of the reference, the function to write."""
        return self.reference.__name__

    @property
    def combinations(self) -> int:
        """Number of different settings of the knobs."""
        return len(self._order)

    def setting(self, seed: int) -> dict[str, Any]:
        """Knobs of the task with this seed; they repeat after ``combinations`` seeds."""
        return self._order[seed % len(self._order)]
