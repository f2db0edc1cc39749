"""What an episode is given: nodes, models, tools, and who prices its steps."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

from han.core.budget import BudgetConfig, Tier
from han.core.guards import GuardConfig
from han.core.records import StepRecord
from han.llm.protocol import LanguageModel
from han.nodes.graph import GraphConfig, Role
from han.nodes.node import Node
from han.tasks.task import Task
from han.tools.embedder import Embedder
from han.tools.search import HybridIndex
from han.tools.verdict import Verdict


class Judge(Protocol):
    """The Tester, as the episode sees it."""

    def run(self, task: Task, code: str, which: Literal["public", "hidden"]) -> Verdict: ...


class Reward(Protocol):
    """Prices one step. The partials of an episode's records sum to its reward."""

    def partial(self, record: StepRecord) -> float:
        """Reward of the step; the task term enters where ``record.task_score`` is set."""
        ...


@dataclass(frozen=True, slots=True)
class Parts:
    """Shared by all episodes of a run; every part is thread-safe."""

    nodes: Mapping[Role, Node]
    models: Mapping[Tier, LanguageModel]
    judge: Judge
    embedder: Embedder
    index: HybridIndex
    reward: Reward
    budget: BudgetConfig
    graph: GraphConfig
    guards: GuardConfig
    temperature: float = 0.8
