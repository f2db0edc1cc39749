"""How much of the decision tree a tape holds."""

from collections.abc import Sequence
from dataclasses import dataclass

from han.core.episode import Episode
from han.core.parts import Parts
from han.core.play import episode_name
from han.core.space import ActionSpace
from han.recording.opening import openings
from han.tasks.task import Task


@dataclass(slots=True)
class Coverage:
    """Runs that the budget allows at forks of one depth, and those of them on the tape.

    Forks are those that recorded decisions lead to: the tree behind an unrecorded run is unknown.
    """

    forks: int = 0
    recorded: int = 0
    possible: int = 0

    @property
    def share(self) -> float:
        """Recorded runs as a share of the possible ones; 0 without any."""
        return self.recorded / self.possible if self.possible else 0.0


def coverage(
    tasks: Sequence[Task], parts: Parts, action_set: ActionSpace, depth: int
) -> dict[tuple[str, int], Coverage]:
    """Walks the replayed tree of every task.

    Args:
        tasks: those that were recorded.
        parts: over a tape in replay.
        action_set: what may be done.
        depth: steps to look at.

    Returns:
        By stratum and depth, from 0.
    """
    found: dict[tuple[str, int], Coverage] = {}
    for task in tasks:

        def begin(task: Task = task) -> Episode:
            return Episode(task, parts, episode_name(task.id, 0))

        for fork in openings(begin, action_set, depth):
            cell = found.setdefault((task.stratum, fork.depth), Coverage())
            cell.forks += 1
            cell.recorded += int(fork.open.sum())
            cell.possible += int(fork.open.sum() + fork.unrecorded.sum())
    return found
