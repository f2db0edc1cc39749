import pytest

from han.llm.protocol import Completion
from han.llm.scripted import ScriptedModel
from han.nodes.interpret import interpret_critique, interpret_program, interpret_prose
from han.nodes.node import Controls

DRAFT = "def f(x):\n    return x\n"
DIFF = "```diff\n--- a\n+++ b\n@@ -1,2 +1,2 @@\n def f(x):\n-    return x\n+    return x + 1\n```"
STALE = DIFF.replace("-    return x\n", "-    return y\n")
BIG = DIFF.replace("+    return x + 1\n", "".join(f"+    y = {i}\n" for i in range(30)))


def answer(text, finish="stop"):
    return Completion(text, prompt_tokens=9, completion_tokens=9, finish=finish, ms=1.0)


def controls(base=DRAFT):
    model = ScriptedModel(lambda _: "")
    return Controls(model, 64, 0, 0.8, entry_point="f", signature="def f(x):", base_code=base)


def test_a_program_is_a_draft():
    output = interpret_program(answer(f"Sure!\n```python\n{DRAFT}```\nDone."), controls())
    assert output.draft == DRAFT
    assert output.intent == "propose_code"


@pytest.mark.parametrize(
    "text", ["", " \n", "I cannot do that.", "```python\n```", "\x00\ufffd" * 40, "def g(): pass"]
)
def test_nothing_or_garbage_is_no_draft_and_no_error(text):
    for interpret in (interpret_program, lambda a, c: interpret_critique(a, c, 20)):
        output = interpret(answer(text), controls())
        assert output.draft is None
        assert output.text == text


def test_a_diff_is_applied_to_the_latest_draft():
    assert interpret_program(answer(DIFF), controls()).draft == "def f(x):\n    return x + 1\n"
    critique = interpret_critique(answer(DIFF), controls(), limit=20)
    assert critique.draft == "def f(x):\n    return x + 1\n"
    assert critique.patch_lines == 2


@pytest.mark.parametrize("diff, base", [(STALE, DRAFT), (DIFF, "")])
def test_a_diff_that_does_not_apply_is_reported_not_lost(diff, base):
    output = interpret_critique(answer(diff), controls(base), limit=20)
    assert output.draft is None
    assert "did not apply" in output.content.summary
    assert "return x + 1" in output.content.diff_hint
    assert "rejected" in output.note


def test_a_patch_over_the_cap_says_so():
    output = interpret_critique(answer(BIG), controls(), limit=20)
    assert output.draft is None
    assert output.oversized


def test_a_program_from_the_critic_is_a_hint_not_a_draft():
    output = interpret_critique(answer(f"```python\n{DRAFT}```"), controls(), limit=20)
    assert output.draft is None
    assert output.content.code == DRAFT


def test_prose_is_the_message():
    assert interpret_prose(answer(" 1. sort "), "plan").content.summary == "1. sort"
    assert interpret_prose(answer(""), "plan").note == "empty answer"
