"""Python source to syntax trees, from many threads.

CPython 3.11 counts the depth of a tree under construction for the whole interpreter: when a thread
switch falls into ``ast.parse``, two threads that parse at once can get ``SystemError: AST
constructor recursion depth mismatch``. One lock around every parse keeps them apart.
"""

import ast
import threading
from typing import Any, Literal, overload

_LOCK = threading.Lock()


@overload
def parse(source: str) -> ast.Module: ...
@overload
def parse(source: str, mode: Literal["eval"]) -> ast.Expression: ...
def parse(source: str, mode: Literal["exec", "eval"] = "exec") -> ast.AST:
    """``ast.parse``, one thread at a time; raises what that raises."""
    with _LOCK:
        return ast.parse(source, mode=mode)


def literal_value(text: str) -> Any:
    """``ast.literal_eval`` of a text, one thread at a time; raises what that raises."""
    return ast.literal_eval(parse(text.lstrip(" \t"), "eval"))
