"""Other words for the same thing."""

import random
import re
from dataclasses import replace

from han.tasks.noise.protect import names_a_rule, quoted_spans, story_words
from han.tasks.story import Story

# Only pairs that fit wherever the left side occurs; what takes another article brings its own.
_PAIRS = {
    **{
        f"Return {what}": tuple(f"{verb} back {what}" for verb in ("Give", "Hand", "Send"))
        for what in ("the", "a", "an", "how many", "for each", "only")
    },
    "is returned": ("is given back", "is handed back"),
    "are returned": ("are given back", "are handed back"),
    "Compute": ("Work out",),
    "Calculate": ("Work out",),
    "Count the": ("Count up the",),
    "a list": ("an array",),
    "the list": ("the array",),
    "a list of": ("an array of", "a bunch of"),
    "a dictionary": ("a lookup table",),
    "the dictionary": ("the lookup table",),
    "an integer": ("a whole number",),
    "a whole number": ("an integer",),
    "integers": ("whole numbers",),
    "whole numbers": ("integers",),
    "a string": ("a piece of text",),
    "the string": ("the piece of text",),
    "characters": ("chars",),
    "the sum of": ("the total of",),
    "occurs": ("turns up", "shows up"),
    "occur": ("turn up", "show up"),
    "appears": ("turns up", "shows up"),
    "appear": ("turn up", "show up"),
    "contains": ("holds",),
    "consists of": ("is made up of",),
    "begins with": ("starts with",),
    "is omitted": ("is left out",),
    "are omitted": ("are left out",),
    "is replaced by": ("is swapped for",),
    "are replaced by": ("are swapped for",),
    "is ignored": ("is disregarded", "plays no role"),
    "are ignored": ("are disregarded", "play no role"),
    "in ascending order": ("from low to high",),
    "in descending order": ("from high to low",),
    "in alphabetical order": ("alphabetically", "in the order of the alphabet"),
    "in lower case": ("in small letters",),
    "in upper case": ("in capital letters",),
    "largest": ("biggest",),
    "adjacent": ("neighbouring",),
    "consecutive": ("back-to-back",),
    "several times": ("more than once",),
    "in the order in which they stand": ("in the order you find them in",),
    "is empty": ("has nothing in it",),
    "at the beginning": ("at the start",),
    "belongs to": ("is part of",),
    "denotes": ("stands for",),
    "represents": ("stands for",),
}
_TYPES = {"list", "dict", "str", "int", "string"}
_ANY = "|".join(sorted(map(re.escape, _PAIRS), key=len, reverse=True))
# "a string of lanterns" is no text, and "in ascending order of price" goes on.
PHRASE = re.compile(rf"(?<![\w'’-])({_ANY})(?![\w'’-]| of\b| by\b| to\b)")
_MOST = {1: 2, 2: 4, 3: 6}


def add_synonyms(story: Story, level: int, rng: random.Random) -> Story:
    """The story with 2, 4 or 6 phrases told in other words, where it has so many."""
    kept = story_words(story) - _TYPES
    found = [
        (index, match.span(), match.group())
        for index, sentence in enumerate(story.sentences)
        if not names_a_rule(sentence)
        for match in PHRASE.finditer(sentence)
        if _free(sentence, match, kept)
    ]
    chosen = rng.sample(found, min(len(found), _MOST[level]))
    sentences = list(story.sentences)
    for index, (start, end), phrase in sorted(chosen, reverse=True):
        told = sentences[index]
        sentences[index] = told[:start] + rng.choice(_PAIRS[phrase]) + told[end:]
    return replace(story, sentences=tuple(sentences))


def _free(sentence: str, match: re.Match[str], kept: frozenset[str]) -> bool:
    start, end = match.span()
    if any(start < to and since < end for since, to in quoted_spans(sentence)):
        return False
    if sentence[:start].endswith((" a ", " an ", "A ", "An ")):
        return False
    return kept.isdisjoint(match.group().lower().split())
