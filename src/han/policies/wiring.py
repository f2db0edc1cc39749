"""Hand-made wirings: a fixed sequence of steps, then a loop, as data (``cfg/policy``)."""

from collections.abc import Iterator
from itertools import chain

from pydantic import BaseModel, ConfigDict, Field, field_validator

from han.core.actions import Action, Activate, RouteDone, Run, Stop
from han.core.budget import Tier
from han.core.policy import Situation
from han.nodes.graph import Role, parse_edge
from han.nodes.payload import CAPS, SCHEMAS, Cap, PayloadSchema


class WiringStep(BaseModel):
    """One step: edges to activate, then the node to run.

    Attributes:
        edges: ``Source>Target``, ``Source>Target:schema`` or ``Source>Target:schema:cap``.
        run: the node that speaks.
        tier: the model it speaks with.
        max_tokens: its step budget.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    edges: tuple[str, ...] = ()
    run: Role
    tier: Tier = "flash"
    max_tokens: int = Field(gt=0)

    @field_validator("edges")
    @classmethod
    def _known(cls, edges: tuple[str, ...]) -> tuple[str, ...]:
        for edge in edges:
            parse_activation(edge)
        return edges

    def activations(self) -> list[Activate]:
        return [parse_activation(edge) for edge in self.edges]


class WiringConfig(BaseModel):
    """A fixed policy: ``prologue`` once, ``loop`` until nothing in it is allowed any more."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str = Field(pattern=r"^[a-z][a-z0-9_]*$")
    prologue: tuple[WiringStep, ...] = Field(min_length=1)
    loop: tuple[WiringStep, ...] = ()


def parse_activation(text: str) -> Activate:
    """Reads ``Planner>Coder:brief:128``; schema and cap default to ``brief`` and 256.

    Raises:
        ValueError: unknown edge, schema or cap.
    """
    edge, _, form = text.partition(":")
    schema, _, cap = form.partition(":")
    return Activate(parse_edge(edge), _schema(schema or "brief"), _cap(cap or "256"))


def _schema(text: str) -> PayloadSchema:
    for schema in SCHEMAS:
        if schema == text:
            return schema
    raise ValueError(f"unknown payload schema {text!r}; there are {', '.join(SCHEMAS)}")


def _cap(text: str) -> Cap:
    for cap in CAPS:
        if str(cap) == text:
            return cap
    raise ValueError(f"unknown payload cap {text!r}; there are {', '.join(map(str, CAPS))}")


class FixedWiring:
    """Plays a ``WiringConfig``.

    What is masked out at its turn is skipped; it stops when a whole round of the loop is skipped.
    """

    def __init__(self, config: WiringConfig) -> None:
        self.name = config.name
        self._config = config
        self._decisions: Iterator[list[Action]] = iter(())
        self._pending: list[Action] = []

    def reset(self, seed: int) -> None:  # noqa: ARG002 - nothing is drawn
        rounds = chain([self._config.prologue], _forever(self._config.loop))
        self._decisions = map(_decisions_of_round, rounds)
        self._pending = next(self._decisions)
        self._ran = True

    def act(self, situation: Situation) -> Action:
        """The next decision of the wiring that is allowed."""
        while True:
            if not self._pending:
                following = next(self._decisions, None)
                if following is None or not self._ran:
                    return RouteDone() if situation.phase == "route" else Stop()
                self._pending, self._ran = following, False
            action = self._pending[0]
            closing = isinstance(action, Run) and situation.phase == "route"
            if closing:
                return RouteDone()
            del self._pending[0]
            if not situation.refusal(action):
                self._ran = self._ran or isinstance(action, Run)
                return action


def _forever(loop: tuple[WiringStep, ...]) -> Iterator[tuple[WiringStep, ...]]:
    while loop:
        yield loop


def _decisions_of_round(steps: tuple[WiringStep, ...]) -> list[Action]:
    decisions: list[Action] = []
    for step in steps:
        decisions.extend(step.activations())
        decisions.append(Run(step.run, step.max_tokens, step.tier))
    return decisions
