import pytest

from han.llm.protocol import Completion, Request


def request(**changes: object) -> Request:
    fields = {
        "role": "Coder",
        "system": "s",
        "prompt": "p",
        "max_tokens": 8,
        "temperature": 0.0,
        "sample": 0,
        "model": "m",
    }
    return Request(**(fields | changes))  # type: ignore[arg-type]


def test_the_cap_is_no_part_of_the_fingerprint() -> None:
    assert request(max_tokens=64).fingerprint == request(max_tokens=256).fingerprint


@pytest.mark.parametrize("field", ["role", "system", "prompt", "temperature", "sample", "model"])
def test_everything_else_is(field: str) -> None:
    other = {"temperature": 0.8, "sample": 1}.get(field, "other")
    assert request(**{field: other}).fingerprint != request().fingerprint


def test_the_seed_follows_the_fingerprint() -> None:
    assert request(sample=1).seed != request(sample=2).seed
    assert 0 <= request().seed < 2**31


WHOLE = Completion(
    text="ab cd",
    prompt_tokens=3,
    completion_tokens=4,
    finish="stop",
    ms=1.0,
    token_ends=(1, 2, 5),
    entropy=1.0,
    token_entropies=(0.5, 1.0, 1.5),
)


def test_a_cut_is_what_a_shorter_decode_returns() -> None:
    cut = WHOLE.cut(2)
    assert (cut.text, cut.completion_tokens, cut.finish) == ("ab", 2, "length")
    assert (cut.token_ends, cut.token_entropies, cut.entropy) == ((1, 2), (0.5, 1.0), 0.75)


def test_without_the_end_of_turn_the_text_is_whole_but_the_finish_is_not() -> None:
    assert WHOLE.cut(3).text == WHOLE.text
    assert WHOLE.cut(3).finish == "length"
    assert WHOLE.cut(4) is WHOLE
    assert WHOLE.cut(400) is WHOLE


def test_what_was_cut_off_serves_no_longer_cap() -> None:
    cut = WHOLE.cut(2)
    assert cut.serves(2)
    assert cut.serves(1)
    assert not cut.serves(3)
    with pytest.raises(ValueError, match="do not serve"):
        cut.cut(3)


def test_without_offsets_only_the_same_cap_is_served() -> None:
    bare = Completion(text="ab", prompt_tokens=1, completion_tokens=2, finish="length", ms=0.0)
    assert [bare.serves(cap) for cap in (1, 2, 3)] == [False, True, False]
