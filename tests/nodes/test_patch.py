import ast
import difflib
import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from han.nodes.patch import Patched, Rejected, apply_diff

CODE = """def f(x):
    total = 0
    for i in range(x):
        total += i
    return total


def g(x):
    return f(x) + 1
"""


def diff(a: str, b: str, context: int = 3) -> str:
    return "".join(
        difflib.unified_diff(a.splitlines(True), b.splitlines(True), "a.py", "b.py", n=context)
    )


# Programs of few distinct lines, so that contexts repeat; --x and ++x look like diff headers.
statements = st.sampled_from(
    [
        "x = 1",
        "x = 2",
        "-- x",
        "++ x",
        "pass",
        "# note",
        "",
        "y = 'a'",
        "if x: y = 2",
        "@f\ndef g(): 0",
    ]
)
programs = st.lists(statements | st.integers(0, 99).map(lambda n: f"z{n} = {n}"), max_size=12).map(
    lambda lines: "".join(line + "\n" for line in lines)
)


@given(a=programs, b=programs, context=st.integers(1, 4))
@settings(max_examples=200, deadline=None)
@example(a="-- x\nx = 1\n", b="x = 1\n", context=3)
@example(a="-- x\n", b="++ x\n", context=3)
@example(a="-- x\npass\n", b="++ x\npass\n", context=3)
@example(a="", b="x = 1\n", context=3)
@example(a="x = 1\n", b="", context=3)
def test_a_right_diff_gives_the_other_program(a, b, context):
    result = apply_diff(a, diff(a, b, context), max_lines=99)
    if a == b:
        assert result == Rejected("the diff changes nothing")
    elif isinstance(result, Rejected):  # nothing quoted: an insertion without any context
        assert "quotes no line" in result.reason and not any(
            line.startswith((" ", "-")) for line in diff(a, b, context).split("\n")[3:]
        )
    else:
        assert result.code == b


@given(a=programs, b=programs, wrong=st.integers(0, 60), counts=st.integers(0, 9))
@settings(max_examples=200, deadline=None)
def test_wrong_numbers_give_the_other_program_or_a_refusal(a, b, wrong, counts):
    """Where every quoted stretch stands only once in the program, the numbers do not matter."""
    right = diff(a, b)
    header = f"@@ -{wrong},{counts} +{wrong + 1},{counts} @@"
    result = apply_diff(a, re.sub(r"^@@ .* @@", header, right, flags=re.M), max_lines=99)
    if isinstance(result, Patched) and all(once(a, hunk) for hunk in quoted(right)):
        assert result.code == b
    if a != b and all(once(a, hunk) for hunk in quoted(right)):
        assert isinstance(result, Patched) or "quotes no line" in result.reason


def quoted(text: str) -> list[list[str]]:
    parts = re.split(r"^@@ .*\n", text, flags=re.M)[1:]
    return [[x[1:] for x in part.split("\n")[:-1] if x[:1] != "+"] for part in parts]


def once(a: str, lines: list[str]) -> bool:
    all_lines = a.split("\n")[:-1]
    n = len(lines)
    return sum(all_lines[i : i + n] == lines for i in range(len(all_lines) - n + 1)) == 1


@given(a=programs, text=st.text(st.sampled_from("+-@ \nx=1,\\#'")), cap=st.integers(0, 30))
@settings(max_examples=200, deadline=None)
def test_whatever_the_text_the_result_is_a_program_or_one_line(a, text, cap):
    result = apply_diff(a, text, max_lines=cap)
    if isinstance(result, Patched):
        ast.parse(result.code)
        assert 1 <= result.lines <= cap
    else:
        assert result.reason and "\n" not in result.reason


@pytest.mark.parametrize(
    "text",
    [
        "@@ -99,1 +99,1 @@\n-        total += i\n+        total += 2 * i\n",
        "@@ -4 +4 @@ def f(x):\n-        total += i\n+        total += 2 * i\n",
        "@@\n-        total += i\n+        total += 2 * i\n",
        "@@ ... @@\n-        total += i\n+        total += 2 * i\n",
        "-        total += i\n+        total += 2 * i\n",
        "--- a/f.py\n+++ b/f.py\n-        total += i\n+        total += 2 * i\n",
        "diff --git a/f b/f\nindex 1..2\n--- f\n+++ f\n@@ -1,2 +1,2 @@\n     for i in range(x):\n"
        "-        total += i\n+        total += 2 * i\n     return total\n",
        # context without its leading blank
        "@@ -1,2 +1,2 @@\n    for i in range(x):\n-        total += i\n+        total += 2 * i\n"
        "    return total\n",
        # the file header once more before the second hunk
        "--- f\n+++ f\n@@ -1 +1 @@\n-        total += i\n+        total += 2 * i\n"
        "--- f\n+++ f\n@@ -9 +9 @@\n def g(x):\n",
        "@@ -1 +1 @@\n-        total += i\n+        total += 2 * i\n"
        "\\ No newline at end of file\n\n\n",
    ],
)
def test_the_ways_in_which_models_write_a_diff(text):
    assert apply_diff(CODE, text) == Patched(CODE.replace("+= i", "+= 2 * i"), 2)


def test_a_header_decides_between_equal_places():
    code = "x = 1\ny = 2\nx = 1\n"
    change = "-x = 1\n+x = 3\n"
    assert apply_diff(code, "@@ -3 +3 @@\n" + change) == Patched("x = 1\ny = 2\nx = 3\n", 2)
    assert apply_diff(code, "@@ -2 +2 @@\n" + change) == Rejected("hunk 1 fits in 2 places")
    assert apply_diff(code, "@@\n" + change) == Rejected("hunk 1 fits in 2 places")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the diff changes nothing"),
        ("@@ -1 +1 @@\n def f(x):\n", "the diff changes nothing"),
        (
            "@@ -1 +1 @@\n-def h(x):\n+def i(x):\n",
            "hunk 1 quotes lines that are not in the program",
        ),
        ("@@ -1,0 +1 @@\n+import os\n", "hunk 1 quotes no line of the program"),
        (
            "@@ -1 +1 @@\n-def f(x):\n+def f(x)\n",
            "the result is not Python: expected ':', line 1",
        ),
        (
            "@@ -8 +8 @@\n-def g(x):\n+def h(x):\n@@ -1 +1 @@\n-def f(x):\n+def k(x):\n",
            "hunk 2 overlaps the one before it or stands above it",
        ),
    ],
)
def test_what_does_not_apply_is_refused_with_a_reason(text, reason):
    assert apply_diff(CODE, text) == Rejected(reason)


def test_size_is_capped_in_changed_lines():
    longer = CODE + "".join(f"x{i} = {i}\n" for i in range(21))
    assert apply_diff(CODE, diff(CODE, longer)) == Rejected(
        "21 changed lines, at most 20 are allowed", oversized=True
    )
    assert apply_diff(CODE, diff(CODE, longer), max_lines=21) == Patched(longer, 21)


def test_several_hunks_shift_each_other():
    other = CODE.replace("    total = 0\n", "    # sum\n    total = 0\n").replace("+ 1", "+ 2")
    assert apply_diff(CODE, diff(CODE, other, context=1)) == Patched(other, 3)
