"""Uniformly at random among what is open: the sanity baseline, and a way to see the unforeseen."""

import random

import numpy as np

from han.core.actions import Action
from han.core.policy import Situation
from han.core.space import ActionSpace


class RandomPolicy:
    """Takes any open action of a space with the same chance.

    Args:
        action_set: the actions that it knows.
        stops: whether it may stop while a node can run.
    """

    def __init__(self, action_set: ActionSpace, *, stops: bool = True) -> None:
        self.name = "random"
        self._actions = action_set
        self._stops = stops
        self._rng = random.Random(0)

    def reset(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def act(self, situation: Situation) -> Action:
        """An open action."""
        mask, _ = self._actions.masks(situation)
        if not self._stops and mask.sum() > 1:
            mask[self._actions.stop] = False
        return self._actions.actions[self._rng.choice(np.flatnonzero(mask).tolist())]
