"""A tiny network for driving the episode without a model or a sandbox."""

import hashlib
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from han.core.budget import BudgetConfig, TierCost
from han.core.guards import GuardConfig
from han.core.parts import Parts
from han.llm.protocol import Request
from han.llm.scripted import ScriptedModel
from han.nodes.graph import ROLES, GraphConfig, Role
from han.nodes.message import Content
from han.nodes.node import Controls, NodeOutput
from han.nodes.payload import Delivery, render_prompt
from han.reward.episode_reward import EpisodeReward, RewardConfig
from han.tasks.task import Case, Cases, Task
from han.tools.corpus import Snippet
from han.tools.search import HybridIndex
from han.tools.verdict import Failure, Verdict

TASK = Task(
    id="toy/0",
    spec="def f(x): return x plus one",
    entry_point="f",
    public=Cases(cases=(Case(args="(1,)", expected="2"), Case(args="(2,)", expected="3"))),
    hidden=Cases(cases=(Case(args="(5,)", expected="6"),)),
)


class HashEmbedder:
    """Unit vectors that depend on the text alone."""

    def answers(self, text: str) -> bool:  # noqa: ARG002
        return True

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        seeds = [int(hashlib.sha256(t.encode()).hexdigest()[:8], 16) for t in texts]
        vectors = np.stack([np.random.default_rng(s).normal(size=8) for s in seeds])
        return (vectors / np.linalg.norm(vectors, axis=1, keepdims=True)).astype(np.float32)


@dataclass
class FakeJudge:
    """A draft says how many public tests it passes, ``pass=N``; ``good`` passes hidden ones."""

    runs: list[tuple[str, str]] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def run(self, task: Task, code: str, which: Literal["public", "hidden"]) -> Verdict:
        with self.lock:
            self.runs.append((which, code))
        if which == "hidden":
            return Verdict("passed" if "good" in code else "failed", int("good" in code), 1)
        total = len(task.public.cases)
        passed = min(total, int(code.partition("pass=")[2][:1] or 0))
        failure = None if passed == total else Failure("f(1)", "2", "0")
        return Verdict("passed" if passed == total else "failed", passed, total, "", failure)


@dataclass(frozen=True)
class ToyNode:
    """Asks the model; a Coder's answer is a draft, a Critic's is one if it says ``diff``."""

    role: Role

    def prompt_tokens(self, inbox: list[Delivery], model: ScriptedModel) -> int:
        return 0 if self.role == "Retriever" else model.count_tokens("", render_prompt(inbox))

    def recorded(self, inbox: list[Delivery], controls: Controls) -> bool:  # noqa: ARG002
        return True

    def run(self, inbox: list[Delivery], controls: Controls) -> NodeOutput:
        if self.role == "Retriever":
            return NodeOutput("notes", "give_evidence", Content(summary="notes"))
        request = Request(
            role=self.role,
            system="",
            prompt=render_prompt(inbox),
            max_tokens=controls.max_tokens,
            temperature=0.0,
            sample=controls.sample,
            model=controls.model.digest,
        )
        [answer] = controls.model.complete([request])
        drafts = self.role == "Coder" or (self.role == "Critic" and "diff" in answer.text)
        return NodeOutput(
            text=answer.text,
            intent="propose_code" if drafts else "plan",
            content=Content(summary=answer.text),
            draft=answer.text if drafts else None,
            oversized="oversized" in answer.text,
            completion=answer,
        )


def parts(
    answer=lambda request: f"{request.role} {request.sample}",
    *,
    judge: FakeJudge | None = None,
    weights: RewardConfig | None = None,
    graph: GraphConfig | None = None,
    **budget: object,
) -> Parts:
    model = ScriptedModel(answer)
    costs = {
        "flash": TierCost(price=1, prompt_per_s=100, decode_per_s=50),
        "deep": TierCost(price=3.1, prompt_per_s=50, decode_per_s=25),
    }
    return Parts(
        nodes={role: ToyNode(role) for role in ROLES},
        models={"flash": model, "deep": model},
        judge=judge or FakeJudge(),
        embedder=HashEmbedder(),
        index=HybridIndex([Snippet("notes", "code", "Notes.", (), "notes")], HashEmbedder()),
        reward=EpisodeReward(
            weights or RewardConfig(beta_tokens=0.0005, gamma_latency=0.0001, delta_redundancy=0.1)
        ),
        budget=BudgetConfig.model_validate({"costs": costs, **budget}),
        graph=graph or GraphConfig(),
        guards=GuardConfig(),
    )
