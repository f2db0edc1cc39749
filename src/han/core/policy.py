"""The seam between the episode and whoever decides."""

from collections.abc import Sequence
from typing import Literal, Protocol

from han.core.actions import Action, Activate
from han.core.budget import BudgetConfig
from han.core.guards import Turn
from han.core.mailroom import Links
from han.core.records import StepRecord
from han.nodes.graph import Role

UNRECORDED = "not on the tape"
"""The refusal of a run that the budget allows and the replayed tape does not hold."""

Phase = Literal["route", "schedule"]


class Situation(Protocol):
    """What a policy may look at. It never holds a task's hidden tests, nor any text."""

    @property
    def phase(self) -> Phase: ...

    @property
    def step_index(self) -> int: ...

    @property
    def budget(self) -> BudgetConfig: ...

    @property
    def tokens_left(self) -> float: ...

    @property
    def history(self) -> Sequence[Turn]: ...

    @property
    def activated(self) -> Sequence[Activate]: ...

    @property
    def links(self) -> Links: ...

    @property
    def records(self) -> Sequence[StepRecord]: ...

    def refusal(self, action: Action) -> str:
        """Why the action is masked out; empty where it may be taken."""
        ...

    def blocked(self, role: Role) -> str:
        """Why a guardrail keeps this node from speaking next, whatever is routed; else empty."""
        ...

    def legal_actions(self) -> list[Action]:
        """All actions that may be taken; never empty before the end."""
        ...


class Policy(Protocol):
    """Decides. One instance plays one episode at a time."""

    @property
    def name(self) -> str: ...

    def reset(self, seed: int) -> None:
        """Before each episode; ``seed`` drives whatever the policy draws."""
        ...

    def act(self, situation: Situation) -> Action: ...
