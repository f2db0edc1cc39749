import pytest

from han.tasks.examples import docstring_examples


@pytest.mark.parametrize(
    ("text", "args", "expected"),
    [
        (">>> f(1)\n2\n", "(1,)", "2"),
        (">>>f([1,2], 'a')\n[ 1,\n  2 ]\n\nprose", "([1, 2], 'a')", "[1, 2]"),
        (">>> f(1)\n2\nand so on", "(1,)", "2"),
        (">>> f(1) == 2\nTrue", "(1,)", "2"),
        ("f(-1) ==> -2.5", "(-1,)", "-2.5"),
        ("f({'a': (1,)}) -> {1, 2}", "({'a': (1,)},)", "{1, 2}"),
        ("f(')') ➞ '('", "(')',)", "'('"),
        ("f(1) => true", "(1,)", "True"),
        ("f(1) returns 'x' # why", "(1,)", "'x'"),
        ("f(1)   # returns None", "(1,)", "None"),
        ("For example f(1) should\n   return 15.", "(1,)", "15"),
        ("f(1) = 3, as said", "(1,)", "3"),
        ("f(2) -> 9 - 3 - 2 = 4", "(2,)", "4"),
        ("f(\n [1],\n 2) == [(0, 0)]", "([1], 2)", "[(0, 0)]"),
    ],
)
def test_forms_that_are_read(text, args, expected):
    (case,) = docstring_examples(text, "f")
    assert (case.args, case.expected) == (args, expected)


@pytest.mark.parametrize(
    "text",
    [
        "f(n) == f(n - 1) + 1",
        "f(x) => 3",
        "f(1) == 2 * x",
        "f(1) == 2 3",
        "f(1) == ('a')",
        "f(1, key=2) == 3",
        "f(1) and f(2) are equal",
        "g.f(1) == 2",
        "of(1) == 2",
        ">>> g(f(1))\n2",
        ">>> f(1)\n<object>",
        "f(1) == ''a'",
        "f([1) == 2",
        "f(1",
        "f(1) returns",
        "f(1) == 2\nf(1) == 3",
        "",
    ],
)
def test_doubtful_forms_are_left_out(text):
    assert docstring_examples(text, "f") == ()


def test_only_the_last_block_of_examples_counts_and_calls_are_told_once():
    text = "f(1) = 9\nExamples:\n f(1) == 2\n f( 1 ) == 2\n f(2) == 3\n"
    assert [case.args for case in docstring_examples(text, "f")] == ["(1,)", "(2,)"]
    assert docstring_examples(text, "f")[0].expected == "2"
