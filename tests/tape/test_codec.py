"""What goes onto a tape comes back as it was."""

import hashlib
import json
import struct
import zlib
from contextlib import suppress
from dataclasses import replace
from itertools import accumulate

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from han.llm.protocol import Completion, mean_entropy
from han.tape.codec import (
    decode_completion,
    decode_verdict,
    encode_completion,
    encode_verdict,
)
from han.tape.preset import PRESET
from han.tools.verdict import Failure, Status, Verdict

UNITS = st.integers(0, 0xFFFF).map(lambda units: round(units / 10_000, 4))
ANY_ENTROPY = st.none() | st.floats(allow_nan=False)


@st.composite
def completions(draw) -> Completion:
    entropies = tuple(draw(st.lists(UNITS, max_size=60)))
    steps = draw(st.lists(st.integers(0, 3000), max_size=60))
    entropy = draw(st.just(mean_entropy(entropies)) | ANY_ENTROPY)
    return Completion(
        text=draw(st.text(max_size=400) | st.just("def f():\n    return 1\n" * 200)),
        prompt_tokens=draw(st.integers(0, 1 << 40)),
        completion_tokens=draw(st.integers(0, 1 << 20)),
        finish=draw(st.sampled_from(["stop", "length", "timeout"])),
        ms=draw(st.floats(0, 1e6)),
        token_ends=tuple(accumulate(steps)),
        entropy=entropy,
        cached=draw(st.booleans()),
        token_entropies=entropies,
    )


@settings(max_examples=300, deadline=None)
@given(completions())
def test_a_completion_comes_back_but_for_its_times(completion):
    assert decode_completion(encode_completion(completion)) == replace(
        completion, ms=0.0, cached=True
    )


@given(
    st.builds(
        Verdict,
        st.sampled_from(Status.__args__),
        st.integers(0, 99),
        st.integers(0, 99),
        st.text(st.characters()),  # lone surrogates too: a candidate's exception may hold them
        st.none() | st.builds(Failure, st.text(), st.text(), st.text(), st.text()),
        st.floats(0, 1e6),
    )
)
def test_a_verdict_comes_back_but_for_its_time(verdict):
    assert decode_verdict(encode_verdict(verdict)) == replace(verdict, ms=0.0)


@pytest.mark.parametrize(
    "entropy", [0.12345, -0.1, 6.5536, 12.0, float("nan"), float("inf"), 1e-4 + 1e-12]
)
def test_an_entropy_that_is_not_exact_is_refused(entropy):
    with pytest.raises(ValueError, match="cannot be kept exactly"):
        encode_completion(Completion("a", 1, 2, "stop", 0.0, (1,), None, False, (entropy,)))


@pytest.mark.parametrize(
    "completion",
    [
        Completion("ab", 1, 2, "stop", 0.0, (2, 1)),
        Completion("ab", -1, 2, "stop", 0.0),
        Completion("\ud800", 1, 2, "stop", 0.0),
    ],
)
def test_what_does_not_fit_is_refused(completion):
    with pytest.raises(ValueError):
        encode_completion(completion)


@settings(max_examples=300, deadline=None)
@given(completions(), st.integers(0, 10_000), st.integers(1, 255))
def test_a_flipped_byte_is_a_value_error_or_another_completion(completion, place, mask):
    body = bytearray(encode_completion(completion))
    body[place % len(body)] ^= mask
    with suppress(ValueError):
        decode_completion(bytes(body))


@given(st.binary(max_size=80))
def test_junk_is_a_value_error(junk):
    for decode in (decode_completion, decode_verdict):
        with suppress(ValueError):
            decode(junk)


@pytest.mark.parametrize(
    "fields", [1, [], ["passed", 1], ["great", 1, 1, "", None], ["passed", 1, 1, 2, None]]
)
def test_a_wrong_verdict_is_a_value_error(fields):
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=PRESET)
    body = squeezer.compress(json.dumps(fields).encode()) + squeezer.flush()
    with pytest.raises(ValueError):
        decode_verdict(body)


def test_a_bomb_is_refused():
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=PRESET)
    bomb = squeezer.compress(bytes(64 << 20)) + squeezer.flush()
    with pytest.raises(ValueError, match="too long"):
        decode_completion(bomb)


def test_the_format_has_not_changed_unnoticed():
    """Bytes that another reader relies on: if one of these changes, the version has to."""
    assert hashlib.sha256(PRESET).hexdigest() == (
        "f8ff2ca653751347ea6f3cb656b629c1d44f1def32b5fd827a7506f1d7979967"
    )
    entropies = (0.0, 1.5, 0.0001)
    completion = Completion(
        "ab", 300, 4, "stop", 0.0, (1, 1, 2), mean_entropy(entropies), True, entropies
    )
    plain = zlib.decompressobj(-15, PRESET).decompress(encode_completion(completion))
    assert plain == (
        bytes([0 << 2 | 1, 0xAC, 0x02, 4, 3, 3])  # stop and mean entropy, 300, 4, three each
        + bytes([1, 0, 1])  # steps between token ends
        + bytes([0, 15000 >> 8, 0])
        + bytes([0, 15000 & 255, 1])
        + b"ab"
    )
    own = zlib.decompressobj(-15, PRESET).decompress(
        encode_completion(Completion("", 1, 1, "length", 0.0, entropy=0.5))
    )
    assert own == bytes([1 << 2 | 2, 1, 1, 0, 0]) + struct.pack("<d", 0.5)


def test_a_typical_answer_is_short():
    text = "```python\ndef count_even(numbers: list[int]) -> int:\n    # Count the even numbers\n"
    text += "    return sum(1 for x in numbers if x % 2 == 0)\n```"
    assert len(encode_completion(Completion(text, 90, 40, "stop", 0.0))) < len(text) // 2
