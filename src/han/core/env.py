"""The episode as a Gymnasium environment."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from han.core.actions import Action
from han.core.episode import Episode
from han.core.features.encoder import LAYOUT, Observer
from han.core.features.spec import Sight
from han.core.parts import Parts
from han.core.play import episode_name
from han.core.space import ActionSpace, Masks
from han.tape.errors import NotOnTape
from han.tasks.task import Task

Observation = NDArray[np.float32]


class HanEnv(gymnasium.Env[Observation, np.int64]):
    """
    ## Description
    Five frozen roles (SpecCompressor, Retriever, Planner, Coder, Critic) and a sandboxed Tester
    solve a programming task from a noisy spec. The agent wires them: who hears whom, who speaks
    next and on which tier, when to stop. The models never learn.

    ## Action Space
    ``Discrete(n)``, taken in phases. Routing: activate an edge in one form and length, or be done
    (at most ``graph.max_fanout`` activations a step). Scheduling: run a node with a step budget on
    a tier, or stop. ``info["action_mask"]`` and ``action_masks()`` say which actions may be taken;
    any other consumes a step and costs ``guards.invalid_penalty``. Where a single action is open
    it is taken at once: the agent is asked only where it has a choice. ``action_set`` translates
    between numbers and actions; ``cfg/env`` lists them.

    ## Observation Space
    ``Box(-1, 1, (135,), float32)``: spec, routing, graph, telemetry, content, progress, documented
    one by one in ``docs/features.md``. The process is partially observed: the agent never sees a
    text. ``han.core.features.encoder.LAYOUT`` has names, slices and the version hash.

    ## Starting State
    A task drawn uniformly from ``tasks``, and a draw from ``draws``: episodes of different draws
    share no sample. ``reset(options={"task": id, "draw": d})`` chooses them.

    ## Rewards
    ``R = α·task − β·tokens − γ·latency − δ·redundancy − penalties`` in partials that sum to the
    episode's reward; the task term (all hidden tests pass) comes with the last step. Latency is a
    deterministic proxy. Discounting is not meant: γ = 1.

    ## Episode End
    Terminated: stopped, a draft passes all public tests (``budget.stop_on_public_pass``), no step
    left. Truncated: the wall-clock net, or, in replay, a scheduling decision at which nothing that
    the budget allows is on the tape.

    ## Information
    Every step: ``task`` (id), ``action_mask`` (bool ``[n]``), ``unrecorded`` (bool ``[n]``: masked
    for the tape's sake alone). The last one adds ``solved``, ``outcome``, ``ending``, ``tokens``
    (flash-equivalent) and ``steps``; a coverage end has ``ending`` ``unrecorded``.

    ## Arguments
    ``gymnasium.make("han/ProgramSynthesis-v0", tasks=…, llm=…, tape=…, budget=…, env=…)``; see
    ``han.config.environment.make_env``.

    ## Version History
    * v0: first version.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's own name and type

    def __init__(
        self,
        parts: Parts,
        tasks: Sequence[Task],
        action_set: ActionSpace,
        sight: Sight,
        *,
        draws: Sequence[int] = (0,),
        render_mode: str | None = None,
    ) -> None:
        """Args:
        parts: nodes, models, tools, budget, reward; shared between environments.
        tasks: what is drawn from; at least one.
        action_set: the numbers of the actions.
        sight: features of a spec.
        draws: which disjoint sets of samples episodes may use.
        render_mode: ``ansi`` lets ``render`` give the transcript so far.
        """
        self.render_mode = render_mode
        self.action_set = action_set
        self.action_space = Discrete(len(action_set))
        low = np.array([feature.low for feature in LAYOUT.features], np.float32)
        high = np.array([feature.high for feature in LAYOUT.features], np.float32)
        self.observation_space = Box(low, high, dtype=np.float32)
        self._parts = parts
        self._tasks = {task.id: task for task in tasks}
        self._ids = [task.id for task in tasks]
        self._sight = sight
        self._draws = tuple(draws)
        self._episode: Episode | None = None
        self._observer: Observer | None = None
        self._masks: Masks | None = None
        self._mask = np.zeros(len(action_set), np.bool_)
        self._unrecorded = self._mask

    @property
    def episode(self) -> Episode:
        """The episode being played.

        Raises:
            gymnasium.error.ResetNeeded: before the first ``reset``.
        """
        if self._episode is None:
            raise gymnasium.error.ResetNeeded("call reset first")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins an episode; ``options`` may name its ``task`` and ``draw``."""
        super().reset(seed=seed)
        chosen = options or {}
        number = int(self.np_random.integers(len(self._ids)))
        draw = self._draws[int(self.np_random.integers(len(self._draws)))]
        task = self._tasks[chosen.get("task", self._ids[number])]
        draw = int(chosen.get("draw", draw))
        self._episode = Episode(task, self._parts, episode_name(task.id, draw), draw=draw)
        self._observer = Observer(self._episode, self._sight)
        self._masks = Masks(self.action_set, self._episode)
        while self._look() and (forced := self._forced()):
            self._episode.step(forced)
        return self._observer.observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes one decision.

        Raises:
            InfrastructureError: the sandbox failed twice; the episode says nothing.
        """
        episode = self.episode
        assert self._observer is not None
        reward, missing = self._decide(self.action_set.actions[int(action)])
        while not missing and self._look() and (forced := self._forced()):
            more, missing = self._decide(forced)
            reward += more
        truncated = missing or episode.ending == "wall" or self._dead_end()
        terminated = bool(episode.ending) and not truncated
        info = self._info()
        if terminated or truncated:
            info |= self._summary()
        return self._observer.observe(), reward, terminated, truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions may be taken now (the name that sb3-contrib looks for): bool ``[n]``."""
        return self._mask.copy()

    def render(self) -> str | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The transcript so far as text."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(
            f"{one.step:2d} {one.role or 'end':14} {one.tier:5} {one.note or one.answer!r}"
            for one in self.episode.entries
        )

    def _decide(self, action: Action) -> tuple[float, bool]:
        """The partial reward, and whether the tape turned out to lack what the decision needs."""
        try:
            return self.episode.step(action), False
        except NotOnTape:
            return 0.0, True

    def _look(self) -> bool:
        """Takes the masks anew; false once the episode is over."""
        assert self._masks is not None
        self._mask, self._unrecorded = self._masks.now()
        return not self.episode.ending

    def _forced(self) -> Action | None:
        """The only action that is open, unless it is the tape that leaves no other."""
        if self._mask.sum() > 1 or self._dead_end():
            return None
        return self.action_set.actions[int(self._mask.argmax())]

    def _dead_end(self) -> bool:
        """Nothing but stopping is left, and only because of what the tape lacks."""
        scheduling = self.episode.phase == "schedule" and not self.episode.ending
        return scheduling and self._mask.sum() == 1 and bool(self._unrecorded.any())

    def _info(self) -> dict[str, Any]:
        return {
            "task": self.episode.task.id,
            "action_mask": self._mask.copy(),
            "unrecorded": self._unrecorded.copy(),
        }

    def _summary(self) -> dict[str, Any]:
        episode = self.episode
        solved = bool(episode.records and episode.records[-1].task_score)
        return {
            "solved": solved,
            "ending": episode.ending or "unrecorded",
            "tokens": episode.tokens,
            "steps": episode.step_index,
        }
