"""Noise as a whole: what it may do to a story, over levels, seeds and families."""

import random
import re

from hypothesis import given, settings
from hypothesis import strategies as st

from han.tasks.families.registry import all_families
from han.tasks.generate import Problem
from han.tasks.noise.apply import OPERATORS, add_noise
from han.tasks.noise.protect import LOGIC, NUMBERS, quoted_spans
from han.tasks.noise.retraction import MARKERS
from han.tasks.noise.synonyms import PHRASE
from han.tasks.story import Story
from han.tasks.task import Case

SIX = Story(
    name="late_fees",
    signature="def late_fees(days: list[int], names: list[str]) -> int:",
    sentences=(
        "Return the sum of the fees for the items that are 3 or more days late.",
        "They are counted once each, and a name such as `over_due` or 'late' costs 5 more.",
        "The waiting time is rounded up to full minutes.",
        "A member that occurs several times pays only at most 12 in all.",
        "The reduction follows the house rule for returned lanterns.",
    ),
    examples=(
        Case(args="([1, 4], ['a'])", expected="5"),
        Case(args="([3], [])", expected="0"),
        Case(args="([61], ['late'])", expected="2"),
    ),
    untrue={
        0: "Return the sum of the fees for the items that are 9 or more days late.",
        3: "A member that occurs several times pays only at most 40 in all.",
    },
    blur={2: "The waiting time is rounded to full minutes."},
)


def _stories() -> list[Story]:
    """Our own story with and without its parts, and a few of the families."""
    families = list(all_families().values())
    some = families[:: max(len(families) // 12, 1)]
    plain = Story(SIX.name, SIX.signature, SIX.sentences[:2], SIX.examples[:1], {}, {})
    return [SIX, plain, *(Problem(family, seed).story for family in some for seed in (0, 5))]


STORIES = _stories()
stories = st.sampled_from(STORIES)
seeds = st.integers(0, 10**6)
noisy_levels = st.integers(1, 3)


def told(story: Story, level: int, seed: int) -> tuple[Story, tuple[str, ...]]:
    return add_noise(story, level, random.Random(seed))


@given(stories, seeds)
def test_level_0_is_the_story_itself(story, seed):
    assert told(story, 0, seed) == (story, ())


@settings(max_examples=60, deadline=None)
@given(stories, noisy_levels, seeds)
def test_equal_seeds_make_equal_bytes(story, level, seed):
    assert told(story, level, seed) == told(story, level, seed)


@settings(max_examples=150, deadline=None)
@given(stories, noisy_levels, seeds)
def test_what_the_answer_hangs_on_survives_in_its_order(story, level, seed):
    noisy, applied = told(story, level, seed)
    text = noisy.text()
    assert story.signature in text
    rest = iter(noisy.sentences)
    for index, exact in enumerate(story.sentences):
        sentence = story.blur.get(index, exact) if "blur" in applied else exact
        assert any(all(token in one for token in protected(sentence)) for one in rest), text
        assert "house" not in sentence.lower() or sentence in text


@settings(max_examples=150, deadline=None)
@given(stories, noisy_levels, seeds)
def test_what_is_told_wrong_is_taken_back(story, level, seed):
    noisy, applied = told(story, level, seed)
    retracted = 0
    for index, wrong in story.untrue.items():
        right = story.sentences[index]
        for sentence in noisy.sentences:
            if wrong in sentence and wrong not in right and wrong not in story.sentences:
                retracted += 1
                before, _, after = sentence.partition(wrong)
                [marker] = [one for one in MARKERS if after.startswith(f" {one} ")]
                assert before == ""
                said = after.removeprefix(f" {marker} ")
                assert all(token in said for token in protected(right))
    assert (retracted > 0) == ("retraction" in applied)


@settings(max_examples=100, deadline=None)
@given(stories, noisy_levels, seeds)
def test_examples_stay_public_ones_and_settle_a_blur(story, level, seed):
    noisy, applied = told(story, level, seed)
    assert 1 <= len(noisy.examples) <= len(story.examples)
    assert {*noisy.examples} <= {*story.examples}
    assert len({*noisy.examples}) == len(noisy.examples)
    if "blur" in applied:
        assert {*noisy.examples} == {*story.examples}


@settings(max_examples=100, deadline=None)
@given(stories, noisy_levels, seeds)
def test_the_operators_are_those_applied(story, level, seed):
    noisy, applied = told(story, level, seed)
    assert [name for name in OPERATORS if name in applied] == [*applied]
    assert "backstory" in applied
    assert ("signature_last" in applied) == (level == 3) == noisy.signature_last
    assert ("dropped_examples" in applied) == (len(noisy.examples) < len(story.examples))
    assert ("irrelevant" in applied) == (level >= 2)
    assert ("blur" in applied) == (level == 3 and bool(story.blur))
    assert story.untrue or "retraction" not in applied


def test_text_grows_with_the_level():
    for story in STORIES:
        words = [
            sum(len(" ".join(told(story, level, seed)[0].sentences).split()) for seed in range(6))
            for level in range(4)
        ]
        assert words[0] < words[1] < words[2] < words[3], story.name
        added = (words[3] - words[0]) / 6
        assert 90 <= added <= 230, (story.name, added)


def protected(sentence: str) -> list[str]:
    """Tokens that wording may not touch."""
    quoted = [sentence[start:end] for start, end in quoted_spans(sentence)]
    # A phrase that means the same may stand for one that holds such a word ("several times").
    words = re.findall(r"[\w.]*[\d_]\w*|\b[a-z]+\b", PHRASE.sub(" ", sentence))
    return [*quoted, *(word for word in words if not word.isalpha() or word in LOGIC | NUMBERS)]
