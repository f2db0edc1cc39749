import ast
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from han.nodes.extract import Answer, extract_answer
from han.tasks.load import load_tasks

ANSWERS = Path(__file__).parent / "answers"
SIGNATURES = {task.entry_point: task.signature for task in load_tasks("starter")}
F = "def f(x):\n    return x + 1\n"
G = "def g(x):\n    return x - 1\n"
DIFF = "--- a\n+++ b\n@@ -1,2 +1,2 @@\n def f(x):\n-    return x\n+    return x + 1\n"


@pytest.mark.parametrize("path", sorted(ANSWERS.glob("*.md")), ids=lambda path: path.stem)
def test_answers_of_a_real_model(path):
    """``N-prompt-entry.md`` is an answer as it came, ``.expected`` what was read in it by eye."""
    _, prompt, entry_point = path.stem.split("-")
    # "prefix" answers go on from a diff header that was given to the model as its own beginning.
    signature = SIGNATURES[entry_point] if prompt == "body" else ""
    head, _, text = path.with_suffix(".expected").read_text("utf-8").partition("\n")
    kind, _, truncated = head.partition(" ")
    answer = extract_answer(path.read_text("utf-8"), entry_point, signature)
    if kind in {"hint", "none"}:  # prose is handed on as it is
        assert answer.kind == kind and answer.text == path.read_text("utf-8").strip("\n").rstrip()
    else:
        assert answer == Answer(kind, text, truncated == "truncated")


def test_there_are_enough_real_answers_of_each_kind():
    heads = [path.read_text("utf-8").partition("\n")[0] for path in ANSWERS.glob("*.expected")]
    assert len(heads) >= 40
    # Asked for a diff, the flash model wrote no line with + or -: diffs are tested by hand below.
    assert {"code", "code truncated", "hint"} == set(heads)


@pytest.mark.parametrize(
    "text",
    [
        F,
        "```python\n" + F + "```",
        "```py\n" + F + "```",
        "```Python3\n" + F + "```",
        "```\n" + F + "```",
        "~~~python\n" + F + "~~~",
        "````\n" + F + "````",
        "Sure! Here it is:\n\n```python\n" + F + "```\n\nThis adds one to `x`.",
        "Sure! Here it is:\n\n" + F + "\nThis function adds one. It's simple.",
        "1. Do this:\n\n   ```python\n   def f(x):\n       return x + 1\n   ```\n",
        "    def f(x):\n        return x + 1\n",
        "Use it like this:\n```python\nprint(f(1))\n```\nwhere\n```python\n" + F + "```",
        "```python\n" + F + "```\nand test it:\n```python\nassert f(1) == 2\n```",
        "```python\ndef f(x):\n    return x\n```\nBetter:\n```python\n" + F + "```",
        "```python\n" + F + "```\n```python\ndef f(x):\n    return (x +",
        "```python\n" + F + "\n\n" + F + "```",
        "```python\n" + F + "\nprint(f(1))\nassert f(2) == 4\n```",
        "```python\n" + F + "\n# Example\nresult = f(1)\nprint(result)\n```",
        "```python\n" + F + "\nif __name__ == '__main__':\n    print(f(1))\n```",
        "```python\n" + F + "\nfor i in range(3):\n    print(f(i))\n```",
        "```python\n" + F + "\n>>> f(1)\n2\n```",
        "```python\n" + F + "\nOutput: 2 for f(1)\n```",
        "```python\n" + F + "```<|im_end|>",
        F + "<|im_end|>\n<|im_start|>user\nThanks! def f(x): return 0",
        F + "<|endoftext|>def f(x): return 0",
        "assistant\n" + F,
        "```python\r\ndef f(x):\r\n    return x + 1\r\n```",
        "```python\ndef f(x):\n\u00a0\u00a0\u00a0\u00a0return x + 1\n```",
        "```python\n>>> def f(x):\n...     return x + 1\n...\n>>> f(1)\n2\n```",
        "```text\nsome table | here\n```\n\n" + F,
        "```python\n" + F + "```\n```output\n2\n```",
    ],
)
def test_the_same_program_in_many_wrappings(text):
    assert extract_answer(text, "f") == Answer("code", F)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("```python\nimport os\n\n\n" + F + "```", "import os\n\n\n" + F),
        ("```python\n" + G + "\n\n" + F + "```", G + "\n\n" + F),
        ("```python\nf = lambda x: x\n```", "f = lambda x: x\n"),
        ("```python\nimport sys\nsys.setrecursionlimit(9)\n" + F + "```", None),
        ("```python\nLIMIT = 3\n" + F + "```", "LIMIT = 3\n" + F),
        ("``` python\ndef f(x): return “a”\n```", 'def f(x): return "a"\n'),
        ("It is ```def f(x): return 3``` in short.", "def f(x): return 3\n"),
        ("@cache\ndef f(x):\n    return x", "@cache\ndef f(x):\n    return x\n"),
        ("Done:\nfrom math import pi\ndef f(x):\n    return pi", None),
        ("def f(x):\n    return '''a\n```\nb'''\n", "def f(x):\n    return '''a\n```\nb'''\n"),
        ("async def f(x):\n    return x", "async def f(x):\n    return x\n"),
    ],
)
def test_what_belongs_to_the_program_stays(text, expected):
    answer = extract_answer(text, "f")
    wanted = expected or text.removeprefix("```python\n").removeprefix("Done:\n")
    assert answer == Answer("code", wanted.removesuffix("```").rstrip() + "\n")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("```python\n" + F, F),
        ("```python\n" + F + "\n\ndef test():\n    assert f(", F),
        ("```python\ndef f(x):\n    y = x\n    return (y +", "def f(x):\n    y = x\n"),
        ("```python\ndef f(x):\n    y = x\n    retu", "def f(x):\n    y = x\n"),
        ('```python\ndef f(x):\n    y = x\n    s = """abc', "def f(x):\n    y = x\n"),
        ("```python\n" + F + "\n\ndef f(x):\n    y = 3\n    return y + (", F),
        ("def f(x):\n    y = x\n    if y > (", "def f(x):\n    y = x\n"),
    ],
)
def test_an_answer_that_broke_off_keeps_what_was_complete(text, expected):
    assert extract_answer(text, "f") == Answer("code", expected, truncated=True)


@pytest.mark.parametrize(
    "text",
    [
        "```python\n" + G + "```",
        "```python\ndef f(x):\n    return x +\n```",
        "```python\ndef f(x",
        '```python\ndef f(x):\n    """Add one.',
        '```python\ndef f(x):\n    """Add one."""\n    pass\n```',
        "The loop starts at 1 instead of 0.",
        "- the list is sorted\n- return it",
        "---\nNotes\n---\nUse a set.",
        "f = 3",
        "\0",
    ],
)
def test_what_defines_nothing_is_prose(text):
    assert extract_answer(text, "f") == Answer("hint", text)


@pytest.mark.parametrize("text", ["", "  \n\n", "<|im_end|>", "<|im_end|>def f(): return 1"])
def test_nothing_is_nothing(text):
    assert extract_answer(text, "f") == Answer("none", "")


@pytest.mark.parametrize(
    "text",
    [
        DIFF,
        "```diff\n" + DIFF + "```",
        "```\n" + DIFF + "```",
        "The return is wrong.\n\n```diff\n" + DIFF + "```\nNow it adds one.",
        "The return is wrong.\n\n" + DIFF + "\nNow it adds one.",
        "The draft:\n```python\ndef f(x):\n    return x\n```\nThe fix:\n```diff\n" + DIFF + "```",
        "---\nThe return is wrong.\n\n" + DIFF,
    ],
)
def test_diffs(text):
    assert extract_answer(text, "f") == Answer("diff", DIFF)


def test_diffs_without_headers_and_cut_diffs():
    bare = "-    return x\n+    return x + 1\n"
    assert extract_answer("```diff\n" + bare + "```", "f") == Answer("diff", bare)
    assert extract_answer("```diff\n" + DIFF, "f") == Answer("diff", DIFF, truncated=True)
    assert extract_answer(bare, "f").kind == "hint"  # without fence or header it may be a list
    assert extract_answer("```diff\n" + F + "```", "f") == Answer("code", F)  # a program after all


@pytest.mark.parametrize(
    "text",
    [
        "```diff\n@@ -1,2 +1,2 @@\n def f(x):\n     return x + 1\n```",
        "```diff\n--- a\n+++ b\n@@ -1,2 +1,2 @@\n def f(x):\n    return x + 1\n```",
        "```\n--- a\n+++ b\n@@ -1,2 +1,2 @@\ndef f(x):\n    return x + 1\n```",
    ],
)
def test_a_whole_program_under_the_headers_of_a_diff(text):
    assert extract_answer(text, "f") == Answer("code", F)


@pytest.mark.parametrize(
    "text",
    [
        "    y = x\n    return y",
        "y = x\nreturn y",
        "y = x\n    return y",
        "```python\n    y = x\n    return y\n```",
    ],
)
def test_a_body_alone_gets_its_signature(text):
    wrapped = Answer("code", "def f(x):\n    y = x\n    return y\n")
    assert extract_answer(text, "f", "def f(x):") == wrapped
    assert extract_answer(text, "f").kind == "hint"


def test_without_a_wanted_name_any_function_will_do():
    assert extract_answer("```python\n" + G + "```") == Answer("code", G)


HOSTILE = ["(" * 5000, "x = " + "-" * 20000 + "1", "def f(x):\n" * 2000, "def f(:\n" * 2000]
HOSTILE += ["def f(x):\n    return " + "+".join(["x"] * 20000), "```python\n" * 3000]
HOSTILE += ["@@ -1 +1 @@\n" * 9000, ">>> def f(x):\n" * 3000]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_text_is_read_in_bounded_time(text):
    assert extract_answer(text, "f", "def f(x):").kind in {"hint", "code"}


FRAGMENTS = ["```python\n", "```\n", "~~~\n", F, G, "def f(", "    return x\n", "prose, it's\n"]
FRAGMENTS += [
    DIFF,
    ">>> f(1)\n",
    "... y\n",
    '"""',
    "\0",
    "<|im_end|>",
    "\n",
    "@@ -1 +1 @@\n",
    "+x\n",
    "“",
]
pieces = st.lists(st.sampled_from(FRAGMENTS), max_size=8).map("".join)


@given(text=pieces | st.text(), signature=st.sampled_from(["", "def f(x):"]))
@example(text="```python\n+x\ndef f(x):\n    return x + 1\n", signature="")
@example(text="```python\nSolution\ndef f(x):\n    return x + 1\n```", signature="")
@settings(max_examples=300, deadline=None)
def test_whatever_comes_the_promise_holds(text, signature):
    answer = extract_answer(text, "f", signature)
    if answer.kind == "code":
        module = ast.parse(answer.text)
        assert any(getattr(node, "name", "") == "f" for node in module.body)
        assert answer.text.endswith("\n")
        assert extract_answer(answer.text, "f").text == answer.text
    elif answer.kind == "none":
        assert answer.text == ""
    else:
        assert answer.text.strip()
