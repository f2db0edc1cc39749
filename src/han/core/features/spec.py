"""The spec as numbers: what makes the first decision sighted."""

import re
from collections.abc import Mapping
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from han.core.features.layout import Block, Feature
from han.nodes.payload import CHARS_PER_TOKEN
from han.tasks.task import Task
from han.tools.embedder import Embedder
from han.tools.search import HybridIndex

DIRECTIONS = 16
"""Principal coordinates of the spec's embedding (``scripts/fit_spec_directions.py``)."""

_SENTENCE = re.compile(r"[.!?](?:\s|$)")
_NUMERAL = re.compile(r"\d+")

SPEC = Block(
    "spec",
    (
        Feature("spec_length", 0, 1, "length of the spec; 1 is 1,024 tokens"),
        Feature("spec_sentences", 0, 1, "sentences; 1 is 40"),
        Feature("spec_numerals", 0, 1, "numbers written in digits; 1 is 60"),
        Feature("spec_parameters", 0, 1, "parameters of the signature; 1 is 6"),
        Feature("spec_examples", 0, 1, "public examples; 1 is 4"),
        Feature("spec_example_length", 0, 1, "mean length of an example; 1 is 200 characters"),
        Feature("spec_hit", -1, 1, "cosine of the spec and the corpus's first hit for it"),
        Feature("spec_hit_gap", -1, 1, "cosine of the first hit minus that of the second"),
        Feature("spec_hit_is_page", 0, 1, "the first hit is a page of house rules"),
        *(
            Feature(
                f"spec_direction_{number:02d}",
                -1,
                1,
                f"coordinate {number} of the spec's embedding on train's principal axes; "
                "1 is three standard deviations",
            )
            for number in range(DIRECTIONS)
        ),
    ),
)


class Sight(Protocol):
    """Computes the block ``spec`` of a task: float32 ``[25]``."""

    def __call__(self, task: Task) -> NDArray[np.float32]: ...


class SpecSight:
    """Measures, retrieval scores and principal coordinates of specs; each spec is seen once."""

    def __init__(
        self, index: HybridIndex, embedder: Embedder, directions: Mapping[str, NDArray[np.float32]]
    ) -> None:
        """Args:
        index: over the corpus.
        embedder: the one that the directions were fitted with.
        directions: ``mean`` [d], ``axes`` [16, d], ``spread`` [16] (standard deviations).
        """
        self._index = index
        self._embedder = embedder
        self._directions = directions
        self._seen: dict[str, NDArray[np.float32]] = {}

    def __call__(self, task: Task) -> NDArray[np.float32]:
        """The block, clipped to its ranges; read-only."""
        if task.id not in self._seen:
            block = np.concatenate([_measures(task), self._hits(task.spec), self._axes(task.spec)])
            block = np.clip(block, _LOW, _HIGH).astype(np.float32)
            block.flags.writeable = False
            self._seen[task.id] = block
        return self._seen[task.id]

    def answers(self, task: Task) -> bool:
        """Whether the block can be had: false only where a replayed tape never saw the spec."""
        return self._embedder.answers(task.spec)

    def _hits(self, spec: str) -> list[float]:
        first, second = self._index.search(spec, k=2)
        page = float(first.snippet.kind == "page")
        return [first.similarity, first.similarity - second.similarity, page]

    def _axes(self, spec: str) -> NDArray[np.float32]:
        vector = self._embedder.embed([spec])[0] - self._directions["mean"]
        return self._directions["axes"] @ vector / (3 * self._directions["spread"])


def _measures(task: Task) -> list[float]:
    cases = task.public.cases
    shown = sum(len(case.args) + len(case.expected) for case in cases)
    inside = task.signature.partition("(")[2].rpartition(")")[0]
    return [
        len(task.spec) / CHARS_PER_TOKEN / 1024,
        len(_SENTENCE.findall(task.spec)) / 40,
        len(_NUMERAL.findall(task.spec)) / 60,
        inside.count(":") / 6,
        len(cases) / 4,
        shown / max(1, len(cases)) / 200,
    ]


_LOW = np.array([feature.low for feature in SPEC.features], np.float32)
_HIGH = np.array([feature.high for feature in SPEC.features], np.float32)
