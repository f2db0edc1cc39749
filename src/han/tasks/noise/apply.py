"""Noise: the same task, told badly. Level 0 is clean, level 3 is what a hurried client writes.

A person who reads the noisy text can still tell the answer: true sentences keep their order and
what matters in them, wrong ones are taken back at once, and vague ones are settled by an example.
"""

import random
from collections.abc import Callable
from dataclasses import replace

from han.tasks.noise.backstory import add_backstory
from han.tasks.noise.blur import add_blur
from han.tasks.noise.examples import drop_examples, reorder_examples
from han.tasks.noise.irrelevant import add_irrelevant
from han.tasks.noise.retraction import add_retraction
from han.tasks.noise.synonyms import add_synonyms
from han.tasks.noise.typos import add_typos
from han.tasks.story import Story

Operator = Callable[[Story, int, random.Random], Story]


def _signature_last(story: Story, level: int, rng: random.Random) -> Story:  # noqa: ARG001
    return replace(story, signature_last=level == 3)


# In this order: what goes by a sentence's index before what adds sentences.
OPERATORS: dict[str, Operator] = {
    "blur": add_blur,
    "synonyms": add_synonyms,
    "typos": add_typos,
    "retraction": add_retraction,
    "irrelevant": add_irrelevant,
    "backstory": add_backstory,
    "reordered_examples": reorder_examples,
    "dropped_examples": drop_examples,
    "signature_last": _signature_last,
}


def add_noise(story: Story, level: int, rng: random.Random) -> tuple[Story, tuple[str, ...]]:
    """A story told at a noise level, 0–3.

    Returns:
        The story, and the names of the operators that changed it, in the order of their turn.
    """
    applied: list[str] = []
    if level == 0:
        return story, ()
    for name, operator in OPERATORS.items():
        told = operator(story, level, rng)
        if told.text() != story.text():
            applied.append(name)
        story = told
    # Indices no longer fit, and nothing may be told wrong or vaguely a second time.
    return replace(story, untrue={}, blur={}), tuple(applied)
