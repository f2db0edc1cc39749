"""Slips of the finger that leave a word readable."""

import random
import re
from dataclasses import replace

from han.tasks.noise.protect import LOGIC, NUMBERS, names_a_rule, quoted_spans, story_words
from han.tasks.story import Story

# No part of an identifier, a number, a compound, a possessive or a file name.
_WORD = re.compile(r"(?<![\w'’./-])[a-z]{5,}(?![\w'’/-]|\.\w)")
_MOST = {2: 2, 3: 5}
_LONG = 7
"""A word of so many letters survives the loss of one."""


def add_typos(story: Story, level: int, rng: random.Random) -> Story:
    """The story with up to two (level 2) or five (level 3) misspelt words."""
    kept = LOGIC | NUMBERS | story_words(story)
    words = [
        (index, match.start(), match.group())
        for index, sentence in enumerate(story.sentences)
        if not names_a_rule(sentence)
        for match in _WORD.finditer(sentence)
        if match.group() not in kept and not _quoted(sentence, match.start())
    ]
    # What a typo makes may not be a word that the story uses, or one that carries logic.
    real = kept | {word for _, _, word in words}
    chosen = rng.sample(words, min(len(words), _MOST.get(level, 0)))
    sentences = list(story.sentences)
    for index, start, word in sorted(chosen, reverse=True):
        slip = misspell(word, rng)
        if slip not in real:
            told = sentences[index]
            sentences[index] = told[:start] + slip + told[start + len(word) :]
    return replace(story, sentences=tuple(sentences))


def misspell(word: str, rng: random.Random) -> str:
    """``word`` with one letter doubled or dropped, or two swapped; the first letter stays."""
    at = rng.randrange(1, len(word) - 1)
    kind = rng.choice(("swap", "double", "drop") if len(word) >= _LONG else ("swap", "double"))
    if kind == "drop":
        return word[:at] + word[at + 1 :]
    if kind == "double":
        return word[:at] + word[at] + word[at:]
    return word[:at] + word[at + 1] + word[at] + word[at + 2 :]


def _quoted(sentence: str, at: int) -> bool:
    return any(start <= at < end for start, end in quoted_spans(sentence))
