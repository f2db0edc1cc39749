"""Which calls test code will make first: they can be sent before anybody waits for the answers."""

import ast
from functools import lru_cache
from typing import Any

from han.syntax import parse

_LIMIT = 200
_BRANCHES = (ast.For, ast.While, ast.If, ast.Try, ast.With, ast.FunctionDef, ast.Lambda, ast.IfExp)
_LAZY = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Return, ast.Raise)


class _Unsure(Exception):
    """From here on the calls depend on values."""


@lru_cache(maxsize=1024)
def first_calls(code: str) -> tuple[tuple[Any, ...], ...]:
    """Arguments of the calls that ``check`` makes, up to the first that is not plain to see.

    A foretold call may still not happen (``and``, ``or``, an early end): whoever sends ahead has to
    match what is really called, in order.
    """
    check = next(
        (n for n in parse(code).body if isinstance(n, ast.FunctionDef) and n.name == "check"),
        None,
    )
    if check is None or len(check.args.args) != 1:
        return ()
    found: list[tuple[Any, ...]] = []
    try:
        for statement in check.body:
            _collect(statement, check.args.args[0].arg, found)
    except _Unsure:
        pass
    return tuple(found[:_LIMIT])


def _collect(node: ast.AST, name: str, found: list[tuple[Any, ...]]) -> None:
    if isinstance(node, _BRANCHES + _LAZY):
        raise _Unsure
    for child in ast.iter_child_nodes(node):
        _collect(child, name, found)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
        if node.keywords:
            raise _Unsure
        try:
            found.append(tuple([ast.literal_eval(argument) for argument in node.args]))
        except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
            raise _Unsure from None
