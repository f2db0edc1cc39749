"""Examples in another order, or fewer of them. The public tests stay what they are."""

import random
from dataclasses import replace

from han.tasks.story import Story


def reorder_examples(story: Story, level: int, rng: random.Random) -> Story:
    """The story with its examples in another order, from level 2."""
    if level < 2 or len(story.examples) < 2:
        return story
    shuffled = rng.sample(story.examples, len(story.examples))
    if tuple(shuffled) == story.examples:
        shuffled.reverse()
    return replace(story, examples=tuple(shuffled))


def drop_examples(story: Story, level: int, rng: random.Random) -> Story:
    """The story with at least one example, but not all, at level 3.

    A story that can be blurred keeps all: one of them settles what the vague phrase means.
    """
    if level < 3 or len(story.examples) < 2 or story.blur:
        return story
    kept = rng.randint(1, len(story.examples) - 1)
    chosen = sorted(rng.sample(range(len(story.examples)), kept))
    return replace(story, examples=tuple(story.examples[i] for i in chosen))
