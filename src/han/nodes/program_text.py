"""A program inside a text: found by parsing, mended where the mending is safe."""

import ast
import re
import textwrap
from dataclasses import dataclass

from han.syntax import parse

_CODE_LINE = re.compile(r"^\s*(?:def |async def |class |import |from \w[\w.]* import |@\w)")
_MOST_STARTS, _MOST_CUTS = 32, 64  # bounds the work on hostile text; answers need one or two
UNPARSABLE = (SyntaxError, ValueError, MemoryError, RecursionError)
"""What ``ast.parse`` raises: null bytes and absurd nesting are no SyntaxError."""

_QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"', "‘": "'", "’": "'"})
_DEMONSTRATIONS = (ast.Assert, ast.Expr, ast.Assign, ast.AnnAssign, ast.For, ast.If, ast.Try)


@dataclass(frozen=True, slots=True)
class Program:
    """Source that parses and defines what was asked for; whether its end had to be cut off."""

    source: str
    truncated: bool


def find_program(
    text: str, entry_point: str, signature: str = "", *, closed: bool | None
) -> Program | None:
    """The program in ``text``, or None.

    Args:
        closed: True – a whole block; False – a block that broke off, whose last statement may be
            cut; None – plain text, in which prose may stand before and after the program.
    """
    try:
        for variant in _variants(text):
            if program := _parsed(variant, entry_point, closed=closed):
                return program
        return _from_body(text, entry_point, signature)
    except RecursionError:  # parses, but is nested too deep to be looked through
        return None


def _variants(text: str) -> list[str]:
    """The text, and readings of it that are tried if it is not a program as it stands."""
    variants = [text, _out_of_session(text)]
    if text != (straight := text.translate(_QUOTES)):
        variants.append(straight)
    return [variant for variant in variants if variant.strip()]


def _out_of_session(text: str) -> str:
    """The statements of a ``>>>`` session without prompts and output; empty if it is none."""
    lines = [line.strip() for line in text.split("\n")]
    if not any(line.startswith(">>> def ") for line in lines):
        return ""
    marked = [line for line in lines if re.match(r"(?:>>>|\.\.\.)(?: |$)", line)]
    return "\n".join(line[4:] for line in marked)


def _parsed(text: str, entry_point: str, *, closed: bool | None) -> Program | None:
    lines = textwrap.dedent(text).strip("\n").split("\n")
    starts = [i for i, line in enumerate(lines) if _CODE_LINE.match(line)][:_MOST_STARTS]
    # A block begins at its first line; prose is skipped to the first line of code.
    for start in [*([0] if closed is not None else []), *starts]:
        part = textwrap.dedent("\n".join(lines[start:])).split("\n")
        if closed is False:
            part = _without_half_word(part)
        kept = _longest(part, inside=closed is not True)
        if kept == 0 or not _defines(source := "\n".join(part[:kept]), entry_point):
            continue
        # A model that comes to its end closes its fence.
        truncated = closed is False or (closed is None and _breaks_off(part[kept:]))
        if truncated:
            source = _without_half_repeat(source, entry_point)
        return Program(_without_demonstrations(source, entry_point), truncated)
    return None


def _without_half_word(lines: list[str]) -> list[str]:
    """Without a last line that is the mere beginning of a statement, though it parses as a name."""
    last = lines[-1].strip()
    broken = last.replace(".", "").isidentifier() and last not in {
        "pass",
        "break",
        "continue",
        "return",
    }
    return lines[:-1] if broken else lines


def _longest(lines: list[str], *, inside: bool) -> int:
    """How many leading lines parse. ``inside`` allows a cut within a statement's body."""
    end = len(lines)
    for _ in range(_MOST_CUTS):
        try:
            parse("\n".join(lines[:end]))
            return end
        except SyntaxError as error:
            end = min(end - 1, max((error.lineno or 1) - 1, 0))
        except UNPARSABLE:
            return 0
        while not inside and end > 0 and not _at_top(lines[end]):
            end -= 1
        if end <= 0:
            return 0
    return 0


def _at_top(line: str) -> bool:
    return bool(line.strip()) and not line[0].isspace() and line[0] not in ")]}"


def _breaks_off(rest: list[str]) -> bool:
    """Whether what was cut off plain text is an unfinished statement and not prose."""
    cut = next((line for line in rest if line.strip()), None)
    return cut is not None and (cut[0].isspace() or _CODE_LINE.match(cut) is not None)


def _defines(source: str, entry_point: str) -> bool:
    """Whether the module gives ``entry_point`` a body that is more than its docstring."""
    for node in parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            wanted = node.name == entry_point or not entry_point
            if wanted and not all(_is_filler(statement) for statement in node.body):
                return True
        elif isinstance(node, ast.Assign) and entry_point:
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            if entry_point in names and isinstance(node.value, ast.Lambda):
                return True
    return False


def _is_filler(statement: ast.stmt) -> bool:
    constant = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return constant or isinstance(statement, ast.Pass)


def _without_half_repeat(source: str, entry_point: str) -> str:
    """Drop a second, cut definition that would replace the complete first one."""
    body = parse(source).body
    named = [
        node for node in body if isinstance(node, ast.FunctionDef) and node.name == entry_point
    ]
    if len(named) < 2 or named[-1] is not body[-1]:
        return source
    shorter = _without(source, [named[-1]])
    return shorter if _defines(shorter, entry_point) else source


def _without_demonstrations(source: str, entry_point: str) -> str:
    """Drop repeats of a definition and top-level statements that only try the program out."""
    body = parse(source).body
    dropped: list[ast.stmt] = []
    seen: set[str] = set()
    for node in body:
        if isinstance(node, ast.FunctionDef):
            shape = ast.dump(node)
            if shape in seen:
                dropped.append(node)
            seen.add(shape)
        elif isinstance(node, _DEMONSTRATIONS) and _tries_out(node, entry_point):
            dropped.append(node)
    return _without(source, dropped)


def _tries_out(node: ast.stmt, entry_point: str) -> bool:
    if isinstance(node, ast.Assert) or _says_nothing(node):
        return True
    names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    defined = {target.id for target in getattr(node, "targets", []) if isinstance(target, ast.Name)}
    if entry_point in defined:
        return False
    return bool(names & {"print", "input", "__name__", entry_point} - {""})


def _says_nothing(node: ast.stmt) -> bool:
    """A bare name or sum, a word of prose that happens to parse: at best without effect."""
    acting = (ast.Call, ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr, ast.Constant)
    return isinstance(node, ast.Expr) and not any(isinstance(n, acting) for n in ast.walk(node))


def _without(source: str, nodes: list[ast.stmt]) -> str:
    lines = source.split("\n")
    for node in reversed(nodes):
        decorators = getattr(node, "decorator_list", [])
        first = min([node.lineno, *(one.lineno for one in decorators)])
        del lines[first - 1 : node.end_lineno]
    while lines and (not lines[-1].strip() or lines[-1].lstrip().startswith("#")):
        lines.pop()  # a heading such as "# Test cases" whose statements are gone
    shorter = re.sub(r"\n{4,}", "\n\n\n", "\n".join(lines)).strip("\n") + "\n"
    try:  # statements that share a line with another cannot be taken out by lines
        parse(shorter)
    except SyntaxError:
        return source.strip("\n") + "\n"
    return shorter


def _from_body(text: str, entry_point: str, signature: str) -> Program | None:
    """A function's body under the given signature, if it parses there and returns something."""
    if not signature or not text.strip():
        return None
    flush = textwrap.dedent(text.strip("\n"))
    # Models that go on after the signature often leave out the first line's indentation only.
    first, _, rest = flush.partition("\n")
    for body in (flush, first + "\n" + textwrap.dedent(rest)):
        source = signature.rstrip() + "\n" + textwrap.indent(body, "    ").rstrip() + "\n"
        try:
            module = parse(source)
        except UNPARSABLE:
            continue
        if len(module.body) != 1 or not _defines(source, entry_point):
            continue
        if any(isinstance(node, ast.Return | ast.Yield) for node in ast.walk(module)):
            return Program(source, truncated=False)
    return None
