"""Vague phrases, whose meaning an example settles."""

import random
from dataclasses import replace

from han.tasks.story import Story


def add_blur(story: Story, level: int, rng: random.Random) -> Story:  # noqa: ARG001 - one interface
    """The story with its vague sentences in place of the exact ones, at level 3.

    They are no longer told wrong: a retraction would say the exact phrase after all.
    """
    if level < 3:
        return story
    sentences = tuple(story.blur.get(i, exact) for i, exact in enumerate(story.sentences))
    untrue = {i: wrong for i, wrong in story.untrue.items() if i not in story.blur}
    return replace(story, sentences=sentences, untrue=untrue)
