"""Examples that a docstring shows: ``>>>`` sessions and inline forms such as ``f(1) == 2``.

Precise rather than complete: an example counts only where a call of the entry point with literal
arguments meets a literal expected value, and anything doubtful is left out. A wrong example would
fail right programs; a missing one costs only information.
"""

import doctest
import re
from collections.abc import Iterator

from han.syntax import parse
from han.tasks.literals import call_arguments, canonical
from han.tasks.task import Case

_HEADING = re.compile(r"^[ \t]*(?:for\s+)?examples?[ \t]*:?[ \t]*$", re.I | re.M)
_ARROW = re.compile(
    r"\s*(?:(?:#\s*)?(?:==>|=>|->|➞|→|===?|=)|(?:#\s*|it\s+)?(?:returns|should\s+return)\b)[ \t]*"
)
_ATOM = re.compile(r"[-+]?[\d.][\w.]*(?:[eE][-+]\d+)?|(?:true|false|none)\b", re.I)
_END = re.compile(r"[ \t]*(?:$|#|\(|\.?\s*$|\.\s|,\s|and\b)", re.M)
_SUM = re.compile(r"[\d\s.+*/-]+=[ \t]*(-?\d+)[ \t]*$", re.M)
_OPEN = {"(": ")", "[": "]", "{": "}"}


def docstring_examples(text: str, entry_point: str) -> tuple[Case, ...]:
    """Examples of ``entry_point`` in a docstring, in order, each call once.

    Where a heading ``Examples`` stands, only what follows the last one counts: equations above it
    define terms (``tri(1) = 3``) more often than they show results. Calls for which the docstring
    gives two different values are dropped.
    """
    headings = [*_HEADING.finditer(text)]
    below = text[headings[-1].end() :] if headings else text
    cases = [*_examples(below, entry_point)] or [*_examples(text, entry_point)]
    expected: dict[str, set[str]] = {}
    for case in cases:
        expected.setdefault(case.args, set()).add(case.expected)
    return tuple(
        Case(args=args, expected=next(iter(values)))
        for args, values in expected.items()
        if len(values) == 1
    )


def _examples(text: str, entry_point: str) -> Iterator[Case]:
    spaced = re.sub(r"^(\s*>>>)(?=\S)", r"\1 ", text, flags=re.M)
    try:
        parts = doctest.DocTestParser().parse(spaced)
    except ValueError:  # inconsistent indentation: the inline forms can still be read
        parts = [text]
    for part in parts:
        if isinstance(part, str):
            yield from _inline(part, entry_point)
        else:
            yield from _session(part, entry_point)


def _session(example: doctest.Example, entry_point: str) -> Iterator[Case]:
    """``>>> f(1)`` with its value on the next lines, or an inline form behind the prompt."""
    try:
        body = parse(example.source.strip(), "eval").body
    except SyntaxError:
        yield from _inline(example.source, entry_point)
        return
    args = call_arguments(body, entry_point)
    if args is None:
        yield from _inline(example.source, entry_point)
        return
    first_line = example.want.partition("\n")[0]
    expected = canonical(example.want) or canonical(first_line)
    if expected is not None:
        yield Case(args=args, expected=expected)


def _inline(text: str, entry_point: str) -> Iterator[Case]:
    for match in re.finditer(rf"(?<![\w.]){re.escape(entry_point)}\(", text):
        end = _balanced(text, match.end() - 1)
        arrow = _ARROW.match(text, end) if end else None
        if end is None or arrow is None:
            continue
        args = _call(text[match.start() : end], entry_point)
        expected = _expected(text, arrow.end())
        if args is not None and expected is not None:
            yield Case(args=args, expected=expected)


def _call(source: str, entry_point: str) -> str | None:
    try:
        return call_arguments(parse(source, "eval").body, entry_point)
    except SyntaxError:
        return None


def _expected(text: str, start: int) -> str | None:
    """The literal that begins at ``start`` and is followed by nothing but comment or prose."""
    if total := _SUM.match(text, start):  # "19 - 5 - 6 = 8": the sum worked out
        return canonical(total[1])
    end = _value_end(text, start)
    if end is None or not _END.match(text, end):
        return None
    source = text[start:end]
    found = canonical({"true": "True", "false": "False", "none": "None"}.get(source, source))
    if found is not None and source.startswith("(") and not found.startswith("("):
        return None  # ("Venus"): a string, or a tuple that lacks its comma?
    return found


def _value_end(text: str, start: int) -> int | None:
    if text[start : start + 1] in _OPEN:
        return _balanced(text, start)
    if text[start : start + 1] in {"'", '"'}:
        return _string_end(text, start)
    atom = _ATOM.match(text, start)
    if atom is None:
        return None
    return atom.end() - 1 if atom[0].endswith(".") else atom.end()  # the sentence's full stop


def _balanced(text: str, start: int) -> int | None:
    """End of the bracketed expression that opens at ``start``, quotes respected."""
    closers: list[str] = []
    at = start
    while at < len(text):
        char = text[at]
        if char in {"'", '"'}:
            end = _string_end(text, at)
            if end is None:
                return None
            at = end
            continue
        if char in _OPEN:
            closers.append(_OPEN[char])
        elif char in _OPEN.values():
            if closers.pop() != char:
                return None
            if not closers:
                return at + 1
        at += 1
    return None


def _string_end(text: str, start: int) -> int | None:
    quote = text[start]
    match = re.compile(rf"{quote}(?:\\.|[^\\{quote}\n])*{quote}").match(text, start)
    return match.end() if match else None
