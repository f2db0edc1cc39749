"""Actions as numbers: one ``Discrete(n)`` with a mask, taken in phases.

A space lists its activations and runs as data (``cfg/env``): a short list is small enough to be
recorded and learned, wildcards spell out the seed's whole set (section 6.2).
"""

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict, Field, field_validator

from han.core.actions import (
    Action,
    Activate,
    RouteDone,
    Run,
    Stop,
    parse_activation,
    parse_run,
)
from han.core.budget import TIERS
from han.core.policy import UNRECORDED, Situation
from han.errors import HanError
from han.nodes.graph import Edge
from han.nodes.payload import CAPS, SCHEMAS

ROUTE_DONE = 0
"""The number of ``RouteDone``; activations follow, then ``Stop``, then runs."""


class SpaceConfig(BaseModel):
    """Which actions have a number.

    Attributes:
        name: ``core``, ``full``, or one's own.
        activations: ``Source>Target:schema:cap``; ``*`` in place of schema or cap stands for all.
        runs: ``Role:max_tokens:tier``; ``*`` in place of the tier stands for all.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str = Field(pattern=r"^[a-z][a-z0-9_]*$")
    activations: tuple[str, ...] = Field(min_length=1)
    runs: tuple[str, ...] = Field(min_length=1)

    @field_validator("activations")
    @classmethod
    def _edges_known(cls, texts: tuple[str, ...]) -> tuple[str, ...]:
        for text in texts:
            _activations(text)
        return texts

    @field_validator("runs")
    @classmethod
    def _runs_known(cls, texts: tuple[str, ...]) -> tuple[str, ...]:
        for text in texts:
            _runs(text)
        return texts


class ActionSpace:
    """Numbers for actions, and the mask.

    Attributes:
        name: the configuration's.
        actions: by number: ``RouteDone``, activations, ``Stop``, runs.
        stop: the number of ``Stop``.
    """

    def __init__(self, config: SpaceConfig) -> None:
        """Raises HanError if an action is listed twice."""
        edges = [action for text in config.activations for action in _activations(text)]
        runs = [run for text in config.runs for run in _runs(text)]
        self.name = config.name
        self.actions: tuple[Action, ...] = (RouteDone(), *edges, Stop(), *runs)
        self.stop = 1 + len(edges)
        self._numbers = {action: number for number, action in enumerate(self.actions)}
        self._by_edge: dict[Edge, list[int]] = {}
        for number, action in enumerate(edges, 1):
            self._by_edge.setdefault(action.edge, []).append(number)
        if len(self._numbers) < len(self.actions):
            raise HanError(f"space {config.name} lists an action twice")

    @property
    def runs(self) -> tuple[Run, ...]:
        """The scheduling actions but ``Stop``."""
        return tuple(action for action in self.actions if isinstance(action, Run))

    def __len__(self) -> int:
        """How many actions there are."""
        return len(self.actions)

    def number(self, action: Action) -> int:
        """Inverse of ``actions[number]``.

        Raises:
            HanError: the space has no such action.
        """
        if action not in self._numbers:
            raise HanError(f"space {self.name} has no action {action}")
        return self._numbers[action]

    def numbers_of(self, edges: Collection[Edge]) -> list[int]:
        """The activations of these edges."""
        return [number for edge in edges for number in self._by_edge.get(edge, ())]

    def masks(self, situation: Situation) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        """Which actions may be taken now, and which the tape alone forbids: bool ``[n]`` each.

        The first is never all false: ``RouteDone`` and ``Stop`` are always open in their phase.
        """
        mask = np.zeros(len(self.actions), np.bool_)
        unrecorded = np.zeros(len(self.actions), np.bool_)
        routing = situation.phase == "route"
        mask[ROUTE_DONE if routing else self.stop] = True
        numbers = range(1, self.stop) if routing else range(self.stop + 1, len(self.actions))
        for number in numbers:
            reason = situation.refusal(self.actions[number])
            mask[number] = not reason
            unrecorded[number] = reason == UNRECORDED
        return mask, unrecorded


class Masks:
    """The masks of one episode, decision by decision: only what has changed is asked again."""

    def __init__(self, action_set: ActionSpace, situation: Situation) -> None:
        """``situation`` is a fresh episode."""
        self._set = action_set
        self._situation = situation
        self._routes = np.zeros(len(action_set), np.bool_)
        self._routes[ROUTE_DONE] = True
        self._touched = 0

    def now(self) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        """What ``ActionSpace.masks`` says of the situation; fresh arrays."""
        situation = self._situation
        if situation.phase != "route":
            return self._set.masks(situation)
        touched = situation.links.touched
        if len(touched) > self._touched:
            for number in self._set.numbers_of(set(touched[self._touched :])):
                self._routes[number] = not situation.refusal(self._set.actions[number])
            self._touched = len(touched)
        return self._routes.copy(), np.zeros(len(self._set), np.bool_)


def _activations(text: str) -> list[Activate]:
    edge, _, form = text.partition(":")
    schema, _, cap = form.partition(":")
    schemas = SCHEMAS if schema == "*" else (schema,)
    caps = CAPS if cap == "*" else (cap,)
    return [parse_activation(f"{edge}:{one}:{size}") for one in schemas for size in caps]


def _runs(text: str) -> list[Run]:
    if not text.endswith(":*"):
        return [parse_run(text)]
    return [parse_run(f"{text.removesuffix('*')}{tier}") for tier in TIERS]
