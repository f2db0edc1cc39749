"""How alike the outputs of an episode are: novelty, likeness of siblings, redundancy."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from han.nodes.graph import Role
from han.tools.embedder import Embedder


class Likeness(NamedTuple):
    """Of one output, ``None`` where there is nothing to compare it with.

    Novelty is 1 − the highest cosine to any earlier output; disagreement 1 − the mean cosine to the
    same role's earlier outputs; then mean and highest similarity to siblings.
    """

    novelty: float | None
    disagreement: float | None
    to_peers: float | None
    closest_peer: float | None
    redundancy_delta: float


@dataclass(frozen=True, slots=True)
class _Output:
    role: Role
    parents: frozenset[str]
    vector: NDArray[np.float32]


class Similarity:
    """Compares each output with those before it.

    Siblings are outputs of *different* roles that answer a common message. A fresh retry is no
    sibling of its earlier self: redundancy is about parallel branches, not about persistence.
    """

    def __init__(self, embedder: Embedder) -> None:
        self._embedder = embedder
        self._outputs: list[_Output] = []
        self._pairs: list[float] = []

    @property
    def redundancy(self) -> float:
        """Mean cosine similarity over all sibling pairs so far, 0 without any."""
        return float(np.mean(self._pairs)) if self._pairs else 0.0

    def has_siblings(self, role: Role, parents: frozenset[str]) -> bool:
        """Whether an output of this role that answers these messages would have siblings."""
        return any(o.role != role and o.parents & parents for o in self._outputs)

    def add(self, role: Role, parents: frozenset[str], text: str) -> Likeness:
        """Embeds one output and compares it; an empty one is left out."""
        if not text.strip():
            return Likeness(None, None, None, None, 0.0)
        vector = self._embedder.embed([text])[0]
        cosines = [float(vector @ other.vector) for other in self._outputs]
        siblings = [
            cosine
            for cosine, other in zip(cosines, self._outputs, strict=True)
            if other.role != role and other.parents & parents
        ]
        own = [
            cosine
            for cosine, other in zip(cosines, self._outputs, strict=True)
            if other.role == role
        ]
        before = self.redundancy
        self._pairs.extend(siblings)
        self._outputs.append(_Output(role, parents, vector))
        return Likeness(
            novelty=float(np.clip(1 - max(cosines), 0, 1)) if cosines else None,
            disagreement=float(np.clip(1 - np.mean(own), 0, 1)) if own else None,
            to_peers=float(np.mean(siblings)) if siblings else None,
            closest_peer=max(siblings) if siblings else None,
            redundancy_delta=self.redundancy - before,
        )
