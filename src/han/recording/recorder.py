"""Fills a tape: wirings that people would try, all first decisions, and random ways beyond."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass

from han.config.schema import RecordConfig
from han.core.episode import Episode, InfrastructureError
from han.core.features.spec import Sight
from han.core.parts import Parts
from han.core.play import episode_name
from han.core.policy import Policy
from han.core.space import ActionSpace
from han.policies.random_policy import RandomPolicy
from han.recording.opening import openings
from han.tasks.task import Task

Progress = Callable[[int, int], None]
"""Called with tasks done and tasks in all."""


@dataclass(frozen=True, slots=True)
class Recorder:
    """Plays a task in every way that the plan names; the tape behind the parts does the rest.

    What is recorded depends on the plan, the prefix and a seeded coin, never on a test's result:
    otherwise the mask of a replay would tell the outcome. At every decision the lengths of all
    prompts that could be asked are counted, so that a replay refuses for the budget's sake
    what the live episode would have refused.
    """

    config: RecordConfig
    parts: Parts
    sight: Sight
    wirings: Sequence[Callable[[], Policy]]

    def run(self, tasks: Sequence[Task], progress: Progress) -> list[str]:
        """Records all tasks, several at once; returns a line for each sandbox fault."""
        faults: list[str] = []
        with ThreadPoolExecutor(self.config.plan.at_once, thread_name_prefix="record") as pool:
            jobs = [pool.submit(self._task, task) for task in tasks]
            try:
                for done, job in enumerate(as_completed(jobs), 1):
                    try:
                        job.result()
                    except InfrastructureError as fault:
                        faults.append(str(fault))
                    progress(done, len(tasks))
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        return faults

    def _task(self, task: Task) -> None:
        plan, actions = self.config.plan, ActionSpace(self.config.env)
        self.sight(task)
        for draw in self.config.draws:
            for make in self.wirings:
                self._play(task, make(), draw, actions, seed=0)
        if plan.depth:
            for _ in openings(lambda: self._begin(task, 0), actions, plan.depth):
                pass
        for number in range(plan.random):
            policy = RandomPolicy(actions, stops=False)
            draw = self.config.draws[number % len(self.config.draws)]
            self._play(task, policy, draw, actions, seed=plan.seed + number)

    def _play(
        self, task: Task, policy: Policy, draw: int, actions: ActionSpace, *, seed: int
    ) -> None:
        episode = self._begin(task, draw)
        policy.reset(seed)
        while not episode.ending:
            actions.masks(episode)
            episode.step(policy.act(episode))

    def _begin(self, task: Task, draw: int) -> Episode:
        return Episode(task, self.parts, episode_name(task.id, draw), draw=draw)
