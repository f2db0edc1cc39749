"""Noise: the same task, told badly. Level 0 is clean, level 3 is what a hurried client writes."""

import random

from han.tasks.story import Story


def add_noise(story: Story, level: int, rng: random.Random) -> tuple[Story, tuple[str, ...]]:
    """A story told at a noise level.

    Returns:
        The story, and the names of the operators that were applied.
    """
    if level == 0:
        return story, ()
    raise NotImplementedError(level)
