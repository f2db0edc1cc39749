"""Mutants of a reference: programs with one small mistake each, which its tests should notice."""

import ast
import copy
from collections.abc import Callable, Iterator
from typing import NamedTuple

from han.syntax import parse

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt), ast.LtE: (ast.Lt, ast.GtE), ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE), ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
}  # fmt: skip
_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult, ast.Mod: ast.FloorDiv, ast.Pow: ast.Mult, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "abs": "int"}
_METHODS = {
    "lower": "upper", "upper": "lower", "title": "lower", "strip": "lstrip", "lstrip": "rstrip",
    "rstrip": "lstrip", "startswith": "endswith", "endswith": "startswith", "find": "rfind",
    "rfind": "find", "isdigit": "isalpha", "isalpha": "isdigit", "isupper": "islower",
    "islower": "isupper", "keys": "values", "values": "keys", "rjust": "ljust", "ljust": "rjust",
    "partition": "rpartition", "rpartition": "partition", "pop": "count",
    "popleft": "pop", "heappop": "heapify", "insert": "index", "update": "pop", "get": "pop",
}  # fmt: skip
_DROPPED = ast.AugAssign | ast.Expr | ast.Continue | ast.Break


class Mutant(NamedTuple):
    """A program with one mistake.

    Attributes:
        code: its source.
        change: what was changed, ``LINE: what``.
    """

    code: str
    change: str


class _Change(NamedTuple):
    what: str
    apply: Callable[[ast.AST], None]


def mutants(source: str) -> list[Mutant]:
    """All first-order mutants of a program, in the order of its tree, without duplicates.

    Comparisons, arithmetic, connectives, numbers, texts, conditions, loops and some calls are
    turned into a neighbour; filters and statements that only have an effect are dropped.
    """
    tree = parse(source)
    found: dict[str, Mutant] = {}
    for place, node in enumerate(_changeable(tree)):
        for change in _changes(node):
            changed = copy.deepcopy(tree)
            change.apply(_changeable(changed)[place])
            code = ast.unparse(ast.fix_missing_locations(changed)) + "\n"
            line = getattr(node, "lineno", 0)
            found.setdefault(code, Mutant(code, f"{line}: {change.what}"))
    return list(found.values())


def _changeable(tree: ast.AST) -> list[ast.AST]:
    """All nodes but annotations and imports, which no test can see."""
    hidden: set[ast.AST] = set()
    for node in ast.walk(tree):
        for name in ("annotation", "returns"):
            if isinstance(part := getattr(node, name, None), ast.AST):
                hidden.update(ast.walk(part))
    return [node for node in ast.walk(tree) if node not in hidden]


def _changes(node: ast.AST) -> Iterator[_Change]:
    match node:
        case ast.Compare(ops=[op]):
            for other in _COMPARISONS[type(op)]:
                yield _Change(f"{other.__name__} for {_name(op)}", _set("ops", [other()]))
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in _ARITHMETIC:
            other_op = _ARITHMETIC[type(op)]
            yield _Change(f"{other_op.__name__} for {_name(op)}", _set("op", other_op()))
        case ast.BoolOp(op=op):
            swapped = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield _Change(f"{_name(swapped)} for {_name(op)}", _set("op", swapped))
        case ast.Constant(value=value):
            yield from _constants(value)
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield _Change("condition negated", _set("test", ast.UnaryOp(ast.Not(), test)))
        case ast.Call(func=ast.Name(id=name)) if name in _CALLS:
            yield _Change(f"{_CALLS[name]} for {name}", _set("func", ast.Name(_CALLS[name])))
        case ast.UnaryOp(op=ast.USub()):
            yield _Change("sign dropped", _set("op", ast.UAdd()))
        case ast.Attribute(attr=name) if name in _METHODS:
            yield _Change(f"{_METHODS[name]} for {name}", _set("attr", _METHODS[name]))
        case ast.comprehension(iter=items, ifs=filters):
            yield from _shorter(items)
            if filters:
                yield _Change("filter dropped", _set("ifs", []))
        case ast.For(iter=items):
            yield from _shorter(items)
        case _:
            pass
    for index, statement in enumerate(_body(node)):
        if isinstance(statement, _DROPPED):
            yield _Change(f"dropped {ast.unparse(statement)}", _drop(index))


def _shorter(items: ast.expr) -> Iterator[_Change]:
    """A loop that misses its first or its last round."""
    for what, cut in (("first", "[1:]"), ("last", "[:-1]")):
        expression = parse(f"list({ast.unparse(items)}){cut}", "eval").body
        yield _Change(f"{what} round skipped", _set("iter", expression))


def _constants(value: object) -> Iterator[_Change]:
    match value:
        case bool():
            yield _Change(f"{not value} for {value}", _set("value", not value))
        case int() | float():
            for other in (value + 1, value - 1):
                yield _Change(f"{other} for {value}", _set("value", other))
        case str() if value:
            yield _Change(f"'' for {value!r}", _set("value", ""))
        case _:
            pass


def _body(node: ast.AST) -> list[ast.stmt]:
    body = getattr(node, "body", [])
    return body if isinstance(body, list) else []  # pyright: ignore[reportUnknownVariableType]


def _set(name: str, value: object) -> Callable[[ast.AST], None]:
    return lambda node: setattr(node, name, value)


def _drop(index: int) -> Callable[[ast.AST], None]:
    def apply(node: ast.AST) -> None:
        _body(node)[index] = ast.Pass()

    return apply


def _name(node: ast.AST) -> str:
    return type(node).__name__
