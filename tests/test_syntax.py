"""Parsing from many threads: on CPython 3.11 a plain ``ast.parse`` fails here now and then."""

import ast
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from han.syntax import literal_value, parse

SOURCE = "\n".join(
    f"def f{i}(x):\n    return [(x, {i}), {{'a': (1, (2, (3, x)))}}]" for i in range(60)
)


def test_many_threads_parse_at_once():
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as pool:
            trees = [*pool.map(lambda _: ast.dump(parse(SOURCE)), range(64))]
    finally:
        sys.setswitchinterval(before)
    assert set(trees) == {ast.dump(ast.parse(SOURCE))}


def test_values_are_those_of_literal_eval():
    for text in ("1", " -2.5", "[1, (2,), {'a': {3}}]", "b'x'", "None"):
        assert literal_value(text) == ast.literal_eval(text)
    with pytest.raises(ValueError):
        literal_value("f(1)")
    with pytest.raises(SyntaxError):
        literal_value("1 +")
