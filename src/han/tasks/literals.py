"""Python literals as text: the canonical spelling in which calls are stored and compared."""

import ast
from collections.abc import Sequence
from typing import Any

from han.syntax import literal_value, parse


def literal(node: ast.expr) -> str | None:
    """Canonical source of ``node`` if ``ast.literal_eval`` accepts it, else None."""
    try:
        ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return None
    return ast.unparse(node)


def argument_tuple(nodes: Sequence[ast.expr]) -> str | None:
    """Canonical tuple of literal arguments, e.g. ``([1, 2], 3)`` or ``(4,)``, else None."""
    return literal(ast.Tuple(elts=list(nodes), ctx=ast.Load()))


def call_arguments(node: ast.AST, function: str) -> str | None:
    """Arguments of ``node`` if it is ``function(<literals>)`` without keywords, else None."""
    if not isinstance(node, ast.Call) or node.keywords:
        return None
    if not isinstance(node.func, ast.Name) or node.func.id != function:
        return None
    return argument_tuple(node.args)


def canonical(text: str) -> str | None:
    """Canonical spelling of the literal in ``text``, or None if it is not exactly one literal."""
    try:
        return literal(parse(text.strip(), "eval").body)
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return None


def value(text: str) -> Any:
    """The value a canonical literal stands for."""
    return literal_value(text)
