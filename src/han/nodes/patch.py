"""Applying a model's unified diff to a program.

Models get line numbers wrong far more often than lines. So a hunk is placed by the lines it quotes,
its numbers only decide between several such places, and ``whatthepatch`` applies what was placed.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

import whatthepatch  # pyright: ignore[reportMissingTypeStubs]
from whatthepatch.patch import Change, diffobj  # pyright: ignore[reportMissingTypeStubs]

from han.nodes.program_text import UNPARSABLE
from han.syntax import parse

_HUNK = re.compile(r"^@@ ?-(\d+)(?:,\d+)? \+\d+(?:,\d+)? ?@@")
_Sign = Literal[" ", "-", "+"]


@dataclass(frozen=True, slots=True)
class Patched:
    """The program after the diff, and how many lines were added or removed."""

    code: str
    lines: int


@dataclass(frozen=True, slots=True)
class Rejected:
    """Why a diff was not applied, in one line; ``oversized`` if it is because of the cap alone."""

    reason: str
    oversized: bool = False


@dataclass(frozen=True, slots=True)
class _Hunk:
    line: int | None  # where its header says that it starts, from 0
    edits: tuple[tuple[_Sign, str], ...]

    def quoted(self, *, bare: bool) -> list[str]:
        """The lines the hunk expects to find. ``bare``: context was written without its blank."""
        return [_line(sign, text, bare=bare) for sign, text in self.edits if sign != "+"]


def apply_diff(code: str, diff_text: str, *, max_lines: int = 20) -> Patched | Rejected:
    """Apply a unified diff whose line numbers and counts may be wrong.

    Each hunk must quote lines that stand in ``code`` at one place, or at the place that its header
    names; hunks come in the order of the file. The result must be Python.

    Args:
        max_lines: cap on lines added plus lines removed.
    """
    hunks = _hunks(diff_text)
    size = sum(sign != " " for hunk in hunks for sign, _ in hunk.edits)
    if size == 0:
        return Rejected("the diff changes nothing")
    if size > max_lines:
        return Rejected(f"{size} changed lines, at most {max_lines} are allowed", oversized=True)
    lines = code.removesuffix("\n").split("\n") if code else []
    changes = _placed(lines, hunks)
    if isinstance(changes, Rejected):
        return changes
    result = cast(list[str], cast(Any, whatthepatch).apply_diff(diffobj(None, changes, ""), lines))
    patched = "\n".join(result) + "\n" if result else ""
    try:
        parse(patched)
    except UNPARSABLE as error:
        where = f", line {error.lineno}" if isinstance(error, SyntaxError) else ""
        reason = error.msg if isinstance(error, SyntaxError) else f"{error}" or "nested too deep"
        return Rejected(f"the result is not Python: {reason}{where}")
    return Patched(patched, size)


def _hunks(diff_text: str) -> list[_Hunk]:
    """Hunks by their ``@@`` lines; without any, all lines after the file header are one."""
    lines = diff_text.split("\n")
    while lines and not lines[-1]:
        lines.pop()
    hunks: list[_Hunk] = []
    line: int | None = None
    edits: list[tuple[_Sign, str]] = []
    for i, text in enumerate(lines):
        if text.startswith("@@") or _is_file_header(lines, i):
            hunks.append(_Hunk(line, tuple(edits)))
            match = _HUNK.match(text)
            line, edits = (max(int(match[1]) - 1, 0) if match else None), []
        elif not text.startswith(("\\", "diff --git ", "index ")):
            edits.append(_edit(text))
    hunks.append(_Hunk(line, tuple(edits)))
    return [hunk for hunk in hunks if any(sign != " " for sign, _ in hunk.edits)]


def _is_file_header(lines: Sequence[str], i: int) -> bool:
    """``--- a`` then ``+++ b``, at the top, or the same two again before another ``@@``.

    Elsewhere such lines are a removed ``-- a`` and an added ``++ b``.
    """
    if lines[i].startswith("+++ ") and i > 0 and lines[i - 1].startswith("--- "):
        return _is_file_header(lines, i - 1)
    pair = list(lines[i : i + 2])
    if len(pair) < 2 or not (pair[0].startswith("--- ") and pair[1].startswith("+++ ")):
        return False
    top = next((j for j, line in enumerate(lines) if line.startswith(("--- ", "@@"))), i)
    repeated = pair == list(lines[top : top + 2]) and lines[i + 2 : i + 3] != []
    return i == top or (repeated and lines[i + 2].startswith("@@"))


def _edit(text: str) -> tuple[_Sign, str]:
    if text[:1] == "-":
        return "-", text[1:]
    return ("+", text[1:]) if text[:1] == "+" else (" ", text)  # context keeps its first column


def _line(sign: _Sign, text: str, *, bare: bool) -> str:
    return text if bare or sign != " " else text.removeprefix(" ")


def _placed(lines: Sequence[str], hunks: Sequence[_Hunk]) -> list[Any] | Rejected:
    """The library's changes, with line numbers that hold, or why a hunk has no place."""
    changes: list[Any] = []
    old = shift = 0  # lines of the old program done so far; new minus old line numbers
    for number, hunk in enumerate(hunks, 1):
        place = _place(lines, hunk)
        if isinstance(place, str):
            return Rejected(f"hunk {number} {place}")
        start, bare = place
        if start < old:
            return Rejected(f"hunk {number} overlaps the one before it or stands above it")
        old = start
        for sign, text in hunk.edits:
            line = _line(sign, text, bare=bare)
            before = None if sign == "+" else old + 1
            after = None if sign == "-" else old + shift + 1
            changes.append(Change(before, after, line, number))
            old += sign != "+"
            shift += (sign == "+") - (sign == "-")
    return changes


def _place(lines: Sequence[str], hunk: _Hunk) -> tuple[int, bool] | str:
    for bare in (False, True):
        quoted = hunk.quoted(bare=bare)
        if not quoted:
            return (0, bare) if not lines else "quotes no line of the program"
        last = len(lines) - len(quoted)
        found = [i for i in range(last + 1) if list(lines[i : i + len(quoted)]) == quoted]
        if len(found) == 1:
            return found[0], bare
        if found and hunk.line in found:
            return hunk.line, bare
        if found:
            return f"fits in {len(found)} places"
    return "quotes lines that are not in the program"
