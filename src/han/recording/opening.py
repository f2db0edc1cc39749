"""All first decisions of a task: every way to route and schedule the first few steps."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from han.core.actions import Action
from han.core.episode import Episode
from han.core.space import ActionSpace


class Fork(NamedTuple):
    """A scheduling decision somewhere in the tree.

    Attributes:
        depth: steps taken before it.
        open: runs that may be taken, bool ``[n]`` over all actions.
        unrecorded: runs that only the tape forbids, bool ``[n]``.
    """

    depth: int
    open: NDArray[np.bool_]
    unrecorded: NDArray[np.bool_]


def openings(begin: Callable[[], Episode], action_set: ActionSpace, depth: int) -> Iterator[Fork]:
    """Walks the tree of decisions to ``depth`` steps, depth first, and yields its forks.

    Each node of the tree is played from the beginning: with a tape or a cache behind the models
    that costs nothing, and no state needs to be copied. Orders of delivery that leave the same
    inboxes are one branch. Whether tests passed decides nothing but where an episode ends.

    Args:
        begin: a fresh episode of the task.
        action_set: what may be done.
        depth: steps to explore (≥ 1).
    """
    seen: set[object] = set()
    waiting: list[tuple[Action, ...]] = [()]
    while waiting:
        prefix = waiting.pop()
        episode = begin()
        for action in prefix:
            episode.step(action)
        key = _state(episode)
        if episode.ending or episode.step_index >= depth or key in seen:
            continue
        seen.add(key)
        mask, unrecorded = action_set.masks(episode)
        mask[action_set.stop] = False
        if episode.phase == "schedule":
            yield Fork(episode.step_index, mask, unrecorded)
        waiting += [
            (*prefix, action_set.actions[number]) for number in reversed(np.flatnonzero(mask))
        ]


def _state(episode: Episode) -> object:
    """What tells two nodes of the tree apart: who has run how, and what each inbox holds."""
    past = tuple(
        (record.next_node, record.tier, frozenset(record.active_edges))
        for record in episode.records
    )
    return past, frozenset(episode.activated), episode.phase
