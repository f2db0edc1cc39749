"""Where something may be said between two sentences without tearing apart what they mean."""

import random
from collections.abc import Sequence

_REFERS_BACK = (
    "it its they them their this that these those then there such both neither either otherwise "
    "else also but and or so he she his her here likewise similarly instead afterwards after "
    "finally next only"
)


def insert_between(
    sentences: Sequence[str], additions: Sequence[str], rng: random.Random
) -> tuple[str, ...]:
    """``sentences`` in their order, with each addition in some gap, at the front or at the end.

    A sentence that refers to the one before it (``They …``, ``Otherwise …``) stays behind it.
    """
    gaps = [i for i, sentence in enumerate(sentences) if not _refers_back(sentence) or i == 0]
    gaps.append(len(sentences))
    placed = sorted(
        ((rng.choice(gaps), order, addition) for order, addition in enumerate(additions)),
        reverse=True,
    )
    told = list(sentences)
    for gap, _, addition in placed:  # from the back, so that earlier gaps keep their index
        told.insert(gap, addition)
    return tuple(told)


def _refers_back(sentence: str) -> bool:
    words = sentence.split()
    return bool(words) and words[0].strip(",").lower() in _REFERS_BACK.split()
