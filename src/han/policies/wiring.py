"""Hand-made wirings: a fixed sequence of steps, then a loop, as data (``cfg/policy``)."""

from collections.abc import Iterator

from pydantic import BaseModel, ConfigDict, Field, field_validator

from han.core.actions import Action, Activate, RouteDone, Run, Stop, parse_activation
from han.core.budget import Tier
from han.core.policy import Situation
from han.nodes.graph import Role


class WiringStep(BaseModel):
    """One step: edges to activate, then the node to run.

    Attributes:
        edges: ``Source>Target``, ``Source>Target:schema`` or ``Source>Target:schema:cap``.
        run: the node that speaks.
        tier: the model it speaks with; left out, the run's first tier.
        max_tokens: its step budget, completion tokens.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    edges: tuple[str, ...] = ()
    run: Role
    tier: Tier | None = None
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


class FixedWiring:
    """Plays a ``WiringConfig``.

    A step whose node a guardrail blocks is skipped with its edges; single decisions that are masked
    out at their turn are skipped as well. It stops when a whole round of the loop ran nothing.
    """

    def __init__(self, config: WiringConfig, tier: Tier = "flash") -> None:
        """``tier`` is spoken on wherever a step names none."""
        self.name = config.name
        self._config = config
        self._tier: Tier = tier
        self._steps: Iterator[WiringStep | None] = iter(())
        self._pending: list[Activate | Run] = []
        self._ran = True

    def reset(self, seed: int) -> None:  # noqa: ARG002 - nothing is drawn
        self._steps = _unrolled(self._config)
        self._pending = []
        self._ran = True

    def act(self, situation: Situation) -> Action:
        """The next decision of the wiring that is allowed."""
        while self._pending or self._advance(situation):
            action = self._pending[0]
            if isinstance(action, Run) and situation.phase == "route":
                return RouteDone()
            del self._pending[0]
            if not situation.refusal(action):
                self._ran = self._ran or isinstance(action, Run)
                return action
        return RouteDone() if situation.phase == "route" else Stop()

    def _advance(self, situation: Situation) -> bool:
        """Takes up the next step that no guardrail blocks; false at the end."""
        for step in self._steps:
            if step is None:  # a round is over
                if not self._ran:
                    return False
                self._ran = False
            elif not situation.blocked(step.run):
                run = Run(step.run, step.max_tokens, step.tier or self._tier)
                self._pending = [*step.activations(), run]
                return True
        return False


def _unrolled(config: WiringConfig) -> Iterator[WiringStep | None]:
    """Prologue, then the loop for ever; ``None`` after each round."""
    yield from config.prologue
    while config.loop:
        yield None
        yield from config.loop
