"""What wording may not touch: everything whose letters or exact sense the answer hangs on."""

import re

from han.tasks.story import Story

_QUOTED = re.compile(r"`[^`]*`|\"[^\"]*\"|“[^”]*”|‘[^’]*’|(?<!\w)'[^']*'(?!\w)")


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[a-z]+", text.lower()))


NUMBERS = _words(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety "
    "hundred thousand once twice thrice half third thirds quarter quarters fourth fifth sixth "
    "seventh eighth ninth tenth double triple single dozen"
)

LOGIC = _words(
    "not no nor none never and or xor either neither both each every all any some at least most "
    "more less fewer fewest than exactly only even odd before after first second last next "
    "previous former latter later latest early earlier earliest above below under over beyond "
    "until unless without within outside inside between among except besides also again still "
    "always otherwise instead else then when while where whether if equal equals unequal same "
    "different differs greater greatest smaller smallest larger largest longer longest shorter "
    "shortest higher highest lower lowest bigger biggest maximum minimum including included "
    "inclusive inclusively excluding excluded exclusive ascending descending increasing "
    "decreasing reverse reversed backwards forwards upper lower left right upward upwards "
    "downward downwards rounded round whole plus minus times divided multiplied positive "
    "negative empty true false leading trailing start starts begin begins end ends ending "
    "other others another there three trial trail angle angel quite quiet"
)


def quoted_spans(text: str) -> list[tuple[int, int]]:
    """Where quotes and backticks stand in ``text``, with what they enclose."""
    return [match.span() for match in _QUOTED.finditer(text)]


def story_words(story: Story) -> frozenset[str]:
    """Words of the signature, the examples and named calls, and those that a sibling changes."""
    shown = [story.signature, *(f"{case.args} {case.expected}" for case in story.examples)]
    shown += re.findall(r"\w+(?=\()", " ".join(story.sentences))
    found = _words(" ".join(shown))
    for index, wrong in story.untrue.items():
        found |= _words(story.sentences[index]) ^ _words(wrong)
    return found


def names_a_rule(sentence: str) -> bool:
    """Whether the sentence points to a page of house rules, which is found by its words."""
    return "house" in sentence.lower()
