"""Lets a policy play an episode to its end."""

import threading
from collections.abc import Callable
from zlib import crc32

from han.core.episode import Episode
from han.core.parts import Parts
from han.core.policy import Policy
from han.core.records import Entry, EpisodeResult, StepRecord
from han.tasks.task import Task

Watch = Callable[[StepRecord, Entry], None]


def episode_name(task_id: str, draw: int) -> str:
    """Identifies an episode within a run, e.g. ``HumanEval/0#0``."""
    return f"{task_id}#{draw}"


def play(
    task: Task,
    policy: Policy,
    parts: Parts,
    *,
    draw: int = 0,
    watch: Watch | None = None,
    cancel: threading.Event | None = None,
) -> tuple[EpisodeResult, list[StepRecord]]:
    """Plays one episode.

    Args:
        draw: episodes of different draws share no sample index.
        watch: called after every step, from this thread.
        cancel: set to give up; the model call in flight raises ``Cancelled``.
    """
    episode = Episode(task, parts, episode_name(task.id, draw), draw=draw, cancel=cancel)
    policy.reset(crc32(episode_name(task.id, draw).encode()))
    while not episode.ending:
        steps = episode.step_index
        episode.step(policy.act(episode))
        if watch and episode.step_index > steps:
            watch(episode.records[-1], episode.entries[-1])
    return episode.result(policy.name), episode.records
