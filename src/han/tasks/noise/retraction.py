"""Wrong statements that are taken back at once."""

import random
from dataclasses import replace

from han.tasks.story import Story

MARKERS = (
    "Scratch that, I mixed it up with another order. Correct is:",
    "No, wait, forget that last sentence, it belongs to another job. Here it goes:",
    "Sorry, that was wrong, please ignore it. What really holds is this:",
    "Strike that, I was reading from the wrong sheet. The right one says:",
    "Actually no, that was for a different customer. For this one:",
    "Oops, not true, that is from an older request. The valid version:",
    "Ah no, I take that back, it was a mistake. The truth is:",
    "Hm, no, cross that out, I copied the wrong line. It reads:",
)
_MOST = {2: 1, 3: 2}


def add_retraction(story: Story, level: int, rng: random.Random) -> Story:
    """The story with one (level 2) or up to two (level 3) sentences first told wrong.

    A statement that is true elsewhere in the story is never retracted.
    """
    wrong = {i: text for i, text in story.untrue.items() if text not in story.sentences}
    most = min(len(wrong), _MOST.get(level, 0))
    count = rng.randint(1, most) if most else 0
    chosen = rng.sample(sorted(wrong), count)
    sentences = list(story.sentences)
    for index, marker in zip(chosen, rng.sample(MARKERS, count), strict=True):
        sentences[index] = f"{wrong[index]} {marker} {sentences[index]}"
    return replace(story, sentences=tuple(sentences))
