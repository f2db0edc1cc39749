"""From finished episodes to ``results.json``; no times in it: equal episodes, equal bytes."""

from collections import Counter
from collections.abc import Sequence
from statistics import mean
from typing import Any

from pydantic import BaseModel, ConfigDict

from han.core.records import EpisodeResult
from han.eval.provenance import Provenance
from han.eval.statistics import wilson
from han.tasks.overlap import overlap
from han.tasks.task import Task


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Share(_Model):
    """Episodes that pass all hidden tests, with the 95% Wilson interval."""

    solved: int
    episodes: int
    share: float
    low: float
    high: float


class Row(_Model):
    """One episode, in short."""

    episode: str
    task: str
    stratum: str
    outcome: str
    ending: str
    reward: float
    tokens: float
    completion_tokens: int
    steps: int
    public: str
    hidden: str


class TaskFacts(_Model):
    """What the numbers rest on."""

    tasks: int
    without_public_test: int
    public_tests: int
    recurring_public_tests: int


class Results(_Model):
    """One policy over many tasks.

    Attributes:
        config: the whole configuration.
        digests: of models and prompts.
        isolated: model-written code ran in a sandbox.
        pass_at_1: share solved.
        by_stratum: the same by stratum.
        public_only: passed every public test (at least one) and yet failed a hidden one.
        cut_answers: answers of the Coder that its step budget cut off.
        timed_out_answers: answers of any role that the call's time limit cut off.
        unusable_answers: answers of the Coder without a program.
        endings: why episodes ended, counted.
        unfinished: episodes that the run still owes (sandbox faults, an interruption).
    """

    schema_version: int = 1
    policy: str
    isolated: bool
    pass_at_1: Share
    by_stratum: dict[str, Share]
    mean_tokens: float
    mean_completion_tokens: float
    mean_latency_ms: float
    mean_steps: float
    mean_redundancy: float
    mean_reward: float
    public_only: int
    cut_answers: int
    timed_out_answers: int
    unusable_answers: int
    endings: dict[str, int]
    unfinished: int
    facts: TaskFacts
    digests: dict[str, str]
    config: dict[str, Any]
    episodes: tuple[Row, ...]


def summarise_run(
    tasks: Sequence[Task],
    episodes: Sequence[EpisodeResult],
    config: dict[str, Any],
    provenance: Provenance,
) -> Results:
    """Results of the finished episodes, in the order of the tasks.

    Raises:
        ValueError: no episode is finished.
    """
    strata = {task.id: task.stratum or task.family for task in tasks}
    counted = overlap(tasks)
    coder = [e for episode in episodes for e in episode.entries if e.role == "Coder"]
    return Results(
        policy=episodes[0].policy,
        isolated=provenance.isolated,
        pass_at_1=share_solved(episodes),
        by_stratum={
            stratum: share_solved([e for e in episodes if strata[e.task] == stratum])
            for stratum in sorted({strata[e.task] for e in episodes})
        },
        mean_tokens=mean(e.tokens for e in episodes),
        mean_completion_tokens=mean(e.completion_tokens for e in episodes),
        mean_latency_ms=mean(e.latency_ms for e in episodes),
        mean_steps=mean(e.steps for e in episodes),
        mean_redundancy=mean(e.redundancy for e in episodes),
        mean_reward=mean(e.reward for e in episodes),
        public_only=sum(_public_only(e) for e in episodes),
        cut_answers=sum(entry.finish == "length" for entry in coder),
        timed_out_answers=sum(
            entry.finish == "timeout" for episode in episodes for entry in episode.entries
        ),
        unusable_answers=sum(entry.draft is None for entry in coder),
        endings=dict(sorted(Counter(e.ending for e in episodes).items())),
        unfinished=len(tasks) - len(episodes),
        facts=TaskFacts(
            tasks=counted.tasks,
            without_public_test=counted.without_public,
            public_tests=counted.public,
            recurring_public_tests=counted.recurring,
        ),
        digests=provenance.digests,
        config=config,
        episodes=tuple(_row(e, strata[e.task]) for e in episodes),
    )


def share_solved(episodes: Sequence[EpisodeResult]) -> Share:
    solved = sum(e.outcome == "solved" for e in episodes)
    interval = wilson(solved, len(episodes))
    return Share(
        solved=solved,
        episodes=len(episodes),
        share=interval.share,
        low=interval.low,
        high=interval.high,
    )


def _public_only(episode: EpisodeResult) -> bool:
    report = episode.public
    return bool(report and report.status == "passed" and episode.outcome != "solved")


def _row(episode: EpisodeResult, stratum: str) -> Row:
    public, hidden = episode.public, episode.hidden
    return Row(
        episode=episode.episode_id,
        task=episode.task,
        stratum=stratum,
        outcome=episode.outcome,
        ending=episode.ending,
        reward=episode.reward,
        tokens=episode.tokens,
        completion_tokens=episode.completion_tokens,
        steps=episode.steps,
        public=f"{public.passed}/{public.total}" if public else "",
        hidden=f"{hidden.passed}/{hidden.total}" if hidden else "",
    )
