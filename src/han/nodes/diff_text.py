"""Unified diffs inside a text: where one begins, where it ends."""

import re

_START = re.compile(r"^(?:diff --git |--- \S|@@ ?-?\d|@@ .*@@|@@$)")
_PART = re.compile(r"^(?:[ +\-\\]|@@|diff --git |index |$)")


def find_diff(text: str, *, fenced: bool) -> str | None:
    """The unified diff in ``text`` without the prose around it, or None.

    Args:
        fenced: the text stands in a diff fence, where changed lines without any header will do.
    """
    lines = text.split("\n")
    start = next((i for i, line in enumerate(lines) if _START.match(line)), None)
    if start is None:
        if not fenced or not has_changes(lines):
            return None
        start = 0
    end = start
    while end < len(lines) and _belongs(lines[end], fenced=fenced):
        end += 1
    diff = lines[start:end]
    while diff and not diff[-1].strip():
        diff.pop()
    return "\n".join(diff) + "\n" if has_changes(diff) else None


def as_program(text: str) -> str:
    """A whole program that only wears a diff's headers, without them; other text as it is.

    Small models asked for a diff write headers and then the program anew, with no ``-`` or ``+``,
    and with the diff's leading blank on every line or on the first one alone.
    """
    lines = text.split("\n")
    if not any(_START.match(line) for line in lines):
        return text
    lines = [line for line in lines if not re.match(r"(?:@@|--- \S|\+\+\+ \S|diff --git )", line)]
    while lines and not lines[0].strip():
        lines.pop(0)
    columns = [len(line) - len(line.lstrip()) for line in lines if line.strip()]
    if all(column % 4 == 1 for column in columns):
        return "\n".join(line[1:] for line in lines)
    return "\n".join([*(line.lstrip() for line in lines[:1]), *lines[1:]])


def has_changes(lines: list[str]) -> bool:
    """Whether any line is added or removed; file headers do not count."""
    return any(
        line[:1] in {"+", "-"} and not re.match(r"(?:---|\+\+\+)(?:\s|$)", line) for line in lines
    )


def _belongs(line: str, *, fenced: bool) -> bool:
    return fenced or _PART.match(line) is not None
