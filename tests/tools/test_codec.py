"""Values come through exactly, and nothing else comes through."""

import contextlib
import json
import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from han.tools.sandbox.codec import CodecError, Opaque, decode, dumps, encode, loads

hashable = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(min_value=2**60, max_value=2**400)
    | st.floats(allow_nan=False)
    | st.complex_numbers(allow_nan=False)
    | st.text(st.characters(exclude_categories=()), max_size=20)
    | st.binary(max_size=20),
    lambda inner: st.tuples(inner, inner) | st.frozensets(inner, max_size=4),
    max_leaves=8,
)
values = st.recursive(
    hashable,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.sets(hashable, max_size=4)
        | st.dictionaries(hashable, inner, max_size=4)
    ),
    max_leaves=20,
)


def exactly(left: object, right: object) -> bool:
    """Equal, with the same types all the way down."""
    if type(left) is not type(right):
        return False
    if isinstance(left, list | tuple):
        return len(left) == len(right) and all(map(exactly, left, right))
    if isinstance(left, dict):
        return exactly(list(left.items()), list(right.items()))
    if isinstance(left, float):
        return left.hex() == right.hex()
    if isinstance(left, set | frozenset):
        key = lambda item: (str(type(item)), repr(item))  # noqa: E731
        return left == right and exactly(sorted(left, key=key), sorted(right, key=key))
    return left == right


def through(value: object) -> object:
    return decode(loads(dumps(encode(value))[4:]))


@given(values)
@settings(max_examples=150, deadline=None)
def test_every_value_comes_back_with_its_types(value: object) -> None:
    back = through(value)
    # -0.0 == 0.0, so a set may hold either: compare those by value
    assert exactly(back, value) or (back == value and type(back) is type(value))


@pytest.mark.parametrize(
    "value",
    ["\ud83d\ude00", "\U0001f600", "\udc80", -(2**70000), 1e-320, -0.0, math.inf, True, 1, 1.0],
    ids=lambda value: type(value).__name__,
)
def test_the_odd_ones(value: object) -> None:
    assert exactly(through(value), value)


def test_nan_stays_nan() -> None:
    assert math.isnan(through(math.nan))


class Loud(list):
    """Overrides whatever it can: only the base's real contents count."""

    def __iter__(self):
        return iter(["forged"])

    def __len__(self):
        return 0

    def __eq__(self, other):
        return True

    __hash__ = None
    __class__ = dict


def lying(base: type, *methods: str) -> type:
    """A subclass whose methods all say something else."""
    return type(base.__name__, (base,), {name: lambda *_: 7 for name in (*methods, "__eq__")})


def test_subclasses_are_their_base() -> None:
    number, real = lying(int, "__int__", "__index__")(3), lying(float, "__float__")(2.5)
    text, table = lying(str, "__str__", "encode")("abc"), lying(dict, "items", "__iter__")({1: 2})
    assert through([number, text, real, Loud([1]), table]) == [3, "abc", 2.5, [1], {1: 2}]


def test_foreign_objects_are_opaque_and_equal_nothing() -> None:
    got = through([object(), (x for x in ()), len, type])
    assert all(type(item) is Opaque for item in got)
    assert got[0] != got[0]
    with pytest.raises(TypeError):
        bool(got[0])


def test_cycles_depth_and_size_are_refused() -> None:
    cycle: list[object] = []
    cycle.append(cycle)
    for value in (cycle, "x" * (1 << 21), list(range(1 << 21)), 1 << (1 << 24)):
        with pytest.raises(CodecError):
            encode(value)


deep = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize(
    "text",
    [
        *('["l"', '{"a":1}', "[]", '["q",1]', '["d",1]', '["s",["l"]]', '["i","zz"]', '["c",1,2]'),
        *(
            '["b","x"]',
            '["u","00"]',
            "[1]",
            "[[]]",
            '["i",3]',
            '["c",1.0]',
            "9" * 5000,
            "\xff",
            deep,
        ),
    ],
)
def test_forged_frames_are_refused(text: str) -> None:
    with pytest.raises(CodecError):
        decode(loads(text.encode("latin-1")))


@given(st.recursive(st.none() | st.integers() | st.text(max_size=3), st.lists, max_leaves=10))
@settings(max_examples=150, deadline=None)
def test_no_json_breaks_the_decoder(data: object) -> None:
    with contextlib.suppress(CodecError):
        decode(json.loads(json.dumps(data)))


def test_colliding_keys_are_refused() -> None:
    keys = [["i", format(n * (2**61 - 1), "x")] for n in range(2000)]
    with pytest.raises(CodecError):
        decode(["s", *keys])
