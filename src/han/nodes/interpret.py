"""What an answer amounts to: prose, a program, or a critique with or without a patch."""

from typing import Literal

from han.llm.protocol import Completion
from han.nodes.extract import Answer, extract_answer
from han.nodes.message import Content
from han.nodes.node import Controls, NodeOutput
from han.nodes.patch import Patched, Rejected, apply_diff

REWRITE_LIMIT = 400
"""Changed lines that a Coder's diff may have: unlike the Critic it may rewrite its program."""


def interpret_prose(answer: Completion, intent: Literal["distill", "plan"]) -> NodeOutput:
    """SpecCompressor and Planner: the text is the message."""
    text = answer.text.strip()
    return NodeOutput(
        text=answer.text,
        intent=intent,
        content=Content(summary=text),
        note="" if text else "empty answer",
        completion=answer,
    )


def interpret_program(answer: Completion, controls: Controls) -> NodeOutput:
    """Coder: a complete program, or a diff against the latest draft; anything else is no draft."""
    found = extract_answer(answer.text, controls.entry_point, controls.signature)
    if found.kind == "diff":
        return _patched(answer, controls, found, "propose_patch", REWRITE_LIMIT)
    if found.kind == "code":
        note = "truncated answer, its complete part kept" if found.truncated else ""
        return NodeOutput(
            text=answer.text,
            intent="propose_code",
            content=Content(code=found.text),
            draft=found.text,
            note=note,
            completion=answer,
        )
    return NodeOutput(
        text=answer.text,
        intent="propose_code",
        content=Content(summary="The answer held no program."),
        note=f"no program that defines {controls.entry_point} in the answer",
        completion=answer,
    )


def interpret_critique(answer: Completion, controls: Controls, limit: int) -> NodeOutput:
    """Critic: a diff becomes a draft if it applies; a program or prose is a hint to the Coder."""
    found = extract_answer(answer.text, controls.entry_point)
    if found.kind == "diff":
        return _patched(answer, controls, found, "review", limit)
    hint = found.text if found.kind == "code" else ""
    return NodeOutput(
        text=answer.text,
        intent="review",
        content=Content(summary=answer.text.strip() if not hint else "", code=hint),
        note="" if answer.text.strip() else "empty answer",
        completion=answer,
    )


def _patched(
    answer: Completion,
    controls: Controls,
    found: Answer,
    intent: Literal["propose_patch", "review"],
    limit: int,
) -> NodeOutput:
    """Applies a diff to the latest draft; one that does not apply is reported, not lost."""
    diff = found.text
    if found.truncated:  # removals would apply, what was to replace them is missing
        result = Rejected("the diff broke off")
    else:
        result = apply_diff(controls.base_code, diff, max_lines=limit)
    if isinstance(result, Patched):
        return NodeOutput(
            text=answer.text,
            intent=intent,
            content=Content(summary="Proposed change.", diff_hint=diff, code=result.code),
            draft=result.code,
            note=f"diff applied, {result.lines} lines changed",
            patch_lines=result.lines,
            completion=answer,
        )
    return NodeOutput(
        text=answer.text,
        intent=intent,
        content=Content(summary=f"A diff did not apply: {result.reason}.", diff_hint=diff),
        note=f"diff rejected: {result.reason}",
        oversized=result.oversized,
        completion=answer,
    )
