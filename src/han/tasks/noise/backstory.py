"""Small talk before, between and after the sentences that matter."""

import random
from dataclasses import replace

from han.tasks.noise.chatter import VOICES
from han.tasks.noise.gaps import insert_between
from han.tasks.story import Story

_ASIDES = {2: 2, 3: 5}


def add_backstory(story: Story, level: int, rng: random.Random) -> Story:
    """The story with 1–2, 4 or 7 chatty sentences of one voice."""
    voice = rng.choice(VOICES)
    opening, closing = rng.choice(voice.openings), rng.choice(voice.closings)
    sentences = insert_between(
        story.sentences, rng.sample(voice.asides, _ASIDES.get(level, 0)), rng
    )
    ends_chatty = level > 1 or rng.random() < 0.5
    return replace(story, sentences=(opening, *sentences, *([closing] if ends_chatty else [])))
