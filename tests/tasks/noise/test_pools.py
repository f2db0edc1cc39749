"""What the operators draw from: harmless small talk, slips that stay readable."""

import itertools
import random
import re
import string

from hypothesis import given
from hypothesis import strategies as st

from han.tasks.noise.chatter import VOICES
from han.tasks.noise.gaps import insert_between
from han.tasks.noise.irrelevant import POOL
from han.tasks.noise.protect import NUMBERS
from han.tasks.noise.typos import misspell

CHATTER = [s for voice in VOICES for s in (*voice.openings, *voice.asides, *voice.closings)]
REQUIRES = {"must", "should", "shall", "return", "returned", "ignore", "require", "required"}
REQUIRES |= {"needs", "function", "value", "values", "result", "input", "output", "list", "string"}


def test_small_talk_requires_nothing_and_counts_nothing():
    assert len(set(CHATTER)) == len(CHATTER) >= 40
    for sentence in CHATTER:
        words = re.findall(r"[a-z]+", sentence.lower())
        assert not {*words} & (REQUIRES | NUMBERS), sentence
        assert not re.search(r"[\d`\"]", sentence), sentence


def test_additions_are_of_like_length():
    """So that a level always says more than the one below it."""
    for sentence in [*CHATTER, *POOL]:
        assert 8 <= len(sentence.split()) <= 15, sentence
        assert sentence.endswith(".")


def test_every_irrelevant_requirement_is_distinct_and_without_figures():
    assert len(set(POOL)) == len(POOL)
    assert not any(re.search(r"\d", sentence) for sentence in POOL)


@given(st.text(string.ascii_lowercase, min_size=5, max_size=12), st.integers())
def test_a_slip_keeps_first_and_almost_all_letters(word, seed):
    slip = misspell(word, random.Random(seed))
    assert slip[0] == word[0]
    assert abs(len(slip) - len(word)) <= 1
    assert len(word) >= 7 or len(slip) >= len(word)
    assert {*slip} <= {*word}


@given(st.lists(st.sampled_from(["A b.", "They c.", "Otherwise d.", "E f."])), st.integers())
def test_nothing_comes_between_a_sentence_and_what_refers_back_to_it(sentences, seed):
    told = insert_between(sentences, ["x", "y"], random.Random(seed))
    assert [one for one in told if one not in "xy"] == sentences
    front = [*itertools.takewhile(lambda one: one in "xy", told)]
    for before, after in itertools.pairwise(told[len(front) :]):
        assert not (before in ("x", "y") and after.startswith(("They", "Otherwise")))
