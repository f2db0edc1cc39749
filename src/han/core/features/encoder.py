"""The state encoder (seed, section 2.4): an episode as one vector of at most 256 numbers."""

import numpy as np
from numpy.typing import NDArray

from han.core.episode import Episode
from han.core.features.graph import GRAPH, ROUTING, graph_values, routing_values
from han.core.features.layout import Layout
from han.core.features.spec import SPEC, Sight
from han.core.features.steps import CONTENT, PROGRESS, TELEMETRY, StepTotals

LAYOUT = Layout([SPEC, ROUTING, GRAPH, TELEMETRY, CONTENT, PROGRESS])
"""The observation: blocks in this order."""


class Observer:
    """Watches one episode. Only what a decision has changed is computed again."""

    def __init__(self, episode: Episode, sight: Sight) -> None:
        """Starts at the episode's first decision."""
        self._episode = episode
        self._spec: list[float] = sight(episode.task).tolist()
        self._totals = StepTotals(episode.budget.tokens)
        self._counted = 0
        self._steps = self._step_values()

    def observe(self) -> NDArray[np.float32]:
        """The observation now: float32 ``[len(LAYOUT)]``, a fresh array."""
        episode = self._episode
        if len(episode.records) > self._counted:
            for record in episode.records[self._counted :]:
                self._totals.add(record)
            self._counted = len(episode.records)
            self._steps = self._step_values()
        now = routing_values(episode)
        return np.array([*self._spec, *now, *graph_values(episode.links), *self._steps], np.float32)

    def _step_values(self) -> list[float]:
        totals = self._totals
        telemetry = totals.telemetry(self._episode.links.lengths)
        return [*telemetry, *totals.content(), *totals.progress()]
