"""What an episode leaves behind: a row a step, a transcript entry a step, and its result."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from han.core.budget import Tier
from han.nodes.graph import Role
from han.nodes.message import Message
from han.tools.verdict import Status

SCHEMA_VERSION = 1

Ending = Literal[
    "stop",  # the policy stopped though some node could have run
    "exhausted",  # the policy stopped and no node could have run: budget, retries, guardrails
    "passed_public",  # a draft passes all public tests
    "steps",  # budget of steps spent
    "wall",  # budget of wall-clock spent
]
Outcome = Literal["solved", "unsolved", "no_submission"]


class _Record(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class StepRecord(_Record):
    """One scheduling decision: the seed's telemetry columns (section 2.3) and what explains them.

    ``wall_ms`` and ``cache_hit`` are the only columns that depend on the machine and the moment.

    Attributes:
        active_edges: edges activated in this step's routing, ``Source>Target:schema:cap``.
        next_node: who ran; empty on a stop or a refused action.
        charged: flash-equivalent tokens.
        latency_ms: the deterministic proxy.
        tool_calls: Tester, embedder and retrieval calls.
        pass_count, fail_count: public tests of this step's draft.
        fail_types: what went wrong, e.g. ``failed`` or ``error``.
        entropy: mean token entropy of the answer in nats.
        novelty: 1 − highest cosine similarity to earlier outputs of the episode.
        disagreement: 1 − mean cosine similarity to the same role's earlier outputs.
        sim_to_peers: mean cosine similarity to siblings (outputs of other roles that answer a
            message this one answers too).
        redundancy_delta: change of the episode's mean sibling similarity.
        penalties: reward lost to guardrails and invalid actions (≥ 0).
        early_stop: the policy stopped here though some node could have run.
        task_score: 1 or 0 on the final step of an episode, ``None`` before it.
    """

    schema_version: Literal[1] = SCHEMA_VERSION
    episode_id: str
    step: int
    active_edges: tuple[str, ...]
    next_node: Role | Literal[""]
    tier: Tier | Literal[""] = ""
    sample: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    charged: float = 0.0
    latency_ms: float = 0.0
    wall_ms: float = 0.0
    tool_calls: int = 0
    pass_count: int = 0
    fail_count: int = 0
    fail_types: tuple[str, ...] = ()
    entropy: float | None = None
    novelty: float | None = None
    disagreement: float | None = None
    sim_to_peers: float | None = None
    redundancy_delta: float = 0.0
    patches_applied: int = 0
    cache_hit: bool = False
    penalties: float = 0.0
    early_stop: bool = False
    task_score: float | None = None
    reward_partial: float = 0.0


class VerdictRecord(_Record):
    """A verdict as it is kept: without times; ``failure`` is set for public tests only."""

    status: Status
    passed: int
    total: int
    reason: str = ""
    failure: str = ""


class Draft(_Record):
    """A complete program, who made it, and what the public tests said."""

    step: int
    role: Role
    code: str
    report: VerdictRecord


class Entry(_Record):
    """One step as a person reads it: whom the node heard, what it said, what came of it."""

    step: int
    role: Role | Literal[""]
    tier: Tier | Literal[""] = ""
    heard: tuple[str, ...] = ()
    answer: str = ""
    finish: str = ""
    note: str = ""
    message: Message | None = None
    draft: Draft | None = None


class EpisodeResult(_Record):
    """All of one episode but its times: equal for equal completions, byte for byte.

    Attributes:
        policy: name of the policy that played.
        draw: which disjoint set of sample indices the episode used.
        tokens: flash-equivalent tokens spent.
        latency_ms: the deterministic proxy.
        redundancy: mean sibling similarity, 0 without siblings.
        hidden: the hidden tests' verdict on the submission.
        hidden_ran: how often hidden tests were run (0 without a submission, else 1).
    """

    schema_version: Literal[1] = SCHEMA_VERSION
    episode_id: str
    task: str
    policy: str
    draw: int
    outcome: Outcome
    ending: Ending
    reward: float
    tokens: float
    prompt_tokens: int
    completion_tokens: int
    latency_ms: float
    redundancy: float
    steps: int
    public: VerdictRecord | None
    hidden: VerdictRecord | None
    submission: str
    entries: tuple[Entry, ...]
