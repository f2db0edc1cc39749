"""What a model's answer holds: a program, a diff, or prose. Reads with ``ast``, runs nothing."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from han.nodes.diff_text import as_program, find_diff
from han.nodes.program_text import UNPARSABLE, Program, find_program
from han.syntax import parse

_END_OF_TURN = re.compile(r"<\|(?:im_end|endoftext|eot_id)\|>|</s>")
_FENCE = re.compile(r"^(?P<indent>\s*)(?P<mark>```+|~~~+)[ \t]*(?P<language>[\w+-]*)[ \t]*$")
_ONE_LINE = re.compile(r"```(?:python|py)?[ \t]*(?P<body>[^`\n]+)```")


@dataclass(frozen=True, slots=True)
class Answer:
    """The usable part of an answer.

    Attributes:
        kind: ``code`` – a complete program that defines the entry point; ``diff`` – a unified diff;
            ``hint`` – prose; ``none`` – nothing at all.
        text: the program (ends in a newline), the diff, or the prose.
        truncated: the answer broke off, and ``text`` is what stood complete before that.
    """

    kind: Literal["code", "diff", "hint", "none"]
    text: str
    truncated: bool = False


@dataclass(frozen=True, slots=True)
class _Block:
    language: str
    body: str
    closed: bool


def extract_answer(text: str, entry_point: str = "", signature: str = "") -> Answer:
    """Find the program or the diff in a model's answer.

    A diff goes before a program, since an answer with a diff quotes programs but means the diff. Of
    several programs the last complete one that defines ``entry_point`` is taken, else the last one
    that broke off. Demonstrations around it (``print``, ``assert``, a main block) are left out.

    Args:
        entry_point: name that the program must define; empty accepts any function.
        signature: ``def`` line to put before an answer that is only a function's body.
    """
    cleaned = _cleaned(text)
    # Nothing but Python: what looks like a fence stands in one of its strings.
    blocks = [] if _is_python(cleaned) else [*_blocks(cleaned)]
    for block in blocks:
        if diff := find_diff(block.body, fenced=block.language in {"diff", "patch"}):
            return Answer("diff", diff, truncated=not block.closed)
    if not blocks and (diff := find_diff(cleaned, fenced=False)):
        return Answer("diff", diff)
    program = _best(cleaned, blocks, entry_point, signature)
    if program is not None:
        return Answer("code", program.source, program.truncated)
    return Answer("hint", cleaned) if cleaned else Answer("none", "")


def _best(text: str, blocks: list[_Block], entry_point: str, signature: str) -> Program | None:
    found = [
        find_program(as_program(block.body), entry_point, signature, closed=block.closed)
        for block in blocks
    ]
    programs = [program for program in found if program is not None]
    if not programs:
        # Fences around something else, or none: the program may stand in the open.
        outside = _without_blocks(text) if blocks else text
        program = find_program(outside, entry_point, signature, closed=None)
        programs = [program] if program is not None else []
    complete = [program for program in programs if not program.truncated]
    return (complete or programs or [None])[-1]


def _cleaned(text: str) -> str:
    """The model's own turn: what follows an end-of-turn token is somebody else's."""
    text = text.replace("\r\n", "\n").replace("\u00a0", " ")
    text = re.sub(r"^\s*(?:<\|im_start\|>)?assistant\n", "", text)
    end = _END_OF_TURN.search(text)
    return (text[: end.start()] if end else text).strip("\n").rstrip()


def _is_python(text: str) -> bool:
    try:
        parse(text)
    except UNPARSABLE:
        return False
    return True


def _blocks(text: str) -> Iterator[_Block]:
    """Fenced blocks in order; the last one is open if its closing fence is missing."""
    opened: re.Match[str] | None = None
    body: list[str] = []
    for line in text.split("\n"):
        fence = _FENCE.match(line)
        if opened is None:
            if fence:
                opened, body = fence, []
            elif single := _ONE_LINE.search(line):
                yield _Block("", single["body"], closed=True)
        elif fence and fence["mark"].startswith(opened["mark"]) and not fence["language"]:
            yield _Block(opened["language"].lower(), "\n".join(body), closed=True)
            opened = None
        elif fence and fence["mark"].startswith(opened["mark"]):  # a new block, the old not closed
            yield _Block(opened["language"].lower(), "\n".join(body), closed=False)
            opened, body = fence, []
        else:
            body.append(line)
    if opened is not None and any(line.strip() for line in body):
        yield _Block(opened["language"].lower(), "\n".join(body), closed=False)


def _without_blocks(text: str) -> str:
    kept: list[str] = []
    inside = False
    for line in text.split("\n"):
        if _FENCE.match(line):
            inside = not inside
        elif not inside:
            kept.append(line)
    return "\n".join(kept)
