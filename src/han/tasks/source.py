"""Source code as a tree: knobs filled in, imports collected, the shape that renaming can't hide."""

import ast
import inspect
import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from han.syntax import parse


def specialise(function: Callable[..., Any], knobs: Mapping[str, Any]) -> str:
    """A reference as the program that solves one task.

    The keyword-only parameters of ``function`` are its knobs. They leave the signature, their
    values stand in their places, and branches that a value rules out are gone. The imports of the
    module that the function uses stand before it.
    """
    module = parse(inspect.getsource(inspect.getmodule(function) or function))
    tree = _function_of(module, function.__name__)
    missing = {arg.arg for arg in tree.args.kwonlyargs} ^ set(knobs)
    if missing:
        raise ValueError(
            f"{function.__name__}: knobs and keyword-only parameters differ: {missing}"
        )
    tree.args.kwonlyargs, tree.args.kw_defaults = [], []
    if ast.get_docstring(tree) is not None:
        tree.body = tree.body[1:]
    filled = _Fold().visit(_Fill(knobs).visit(tree))
    _drop_idle(filled)
    source = ast.unparse(ast.fix_missing_locations(filled))
    imports = [node for node in module.body if isinstance(node, ast.Import | ast.ImportFrom)]
    return "\n".join([*imports_for(parse(source), imports), source]) + "\n"


def signature_of(source: str, name: str) -> str:
    """The ``def`` line of a function, with its colon and without a body."""
    function = _function_of(parse(source), name)
    function.body = [ast.Expr(ast.Constant(...))]
    return ast.unparse(function).removesuffix("...").rstrip()


def imports_for(tree: ast.AST, imports: Sequence[ast.Import | ast.ImportFrom]) -> list[str]:
    """The import lines that bring in exactly the names used in ``tree``."""
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    needed: list[str] = []
    for statement in imports:
        names = [alias for alias in statement.names if (alias.asname or alias.name) in used]
        if not names:
            continue
        if isinstance(statement, ast.Import):
            needed.append(ast.unparse(ast.Import(names)))
        else:
            needed.append(ast.unparse(ast.ImportFrom(statement.module, names, statement.level)))
    return needed


def shape(source: str, name: str) -> str:
    """A function's tree without names, docstrings and annotations: equal for renamed copies."""
    function = _function_of(parse(textwrap.dedent(source)), name)
    return ast.dump(_Renamed().visit(function))


def _function_of(module: ast.Module, name: str) -> ast.FunctionDef:
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return node
    raise ValueError(f"no function {name!r} at the top of its module")


_LEAVING = ast.Return | ast.Continue | ast.Break | ast.Raise


class _Fill(ast.NodeTransformer):
    """Knobs' names become their values."""

    def __init__(self, knobs: Mapping[str, Any]) -> None:
        self._knobs = knobs

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self._knobs:
            return parse(repr(self._knobs[node.id]), "eval").body
        return node


class _Fold(ast.NodeTransformer):
    """Conditions over literals are decided, and what they rule out is dropped."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        known = _known(node.test)
        if known is None:
            return node
        return node.body if known[0] else node.orelse or ast.Pass()

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        self.generic_visit(node)
        known = _known(node.test)
        if known is None:
            return node
        return node.body if known[0] else node.orelse

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        self.generic_visit(node)
        kept: list[ast.expr] = []
        for place, part in enumerate(node.values):
            known = _known(part)
            if known is None:
                kept.append(part)
            elif bool(known[0]) == isinstance(node.op, ast.Or):
                kept.append(part)  # decides: what follows is never looked at
                break
            elif place == len(node.values) - 1 and not (kept and _is_truth(kept[-1], known[0])):
                kept.append(part)  # may be the value of the whole
        return kept[0] if len(kept) == 1 else ast.BoolOp(node.op, kept)


def _drop_idle(tree: ast.AST) -> None:
    """Takes out what dropped branches left: ``pass`` beside other statements, an empty ``else``,
    and statements that are never reached.
    """
    for node in ast.walk(tree):
        for name in ("body", "orelse"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                statements = cast(list[ast.stmt], block)
                busy = [one for one in statements if not isinstance(one, ast.Pass)]
                ends = [place for place, one in enumerate(busy) if isinstance(one, _LEAVING)]
                busy = busy[: ends[0] + 1] if ends else busy
                statements[:] = busy if busy or name == "orelse" else statements[:1]


def _is_truth(node: ast.expr, neutral: object) -> bool:
    """Whether ``node or False`` and ``node and True`` are ``node`` itself."""
    is_truth = isinstance(node, ast.Compare) or (
        isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    )
    return is_truth and isinstance(neutral, bool)


def _known(node: ast.expr) -> tuple[Any] | None:
    """The value of an expression made of literals and operators alone, in a 1-tuple."""
    allowed = (
        ast.Constant, ast.Compare, ast.BoolOp, ast.UnaryOp, ast.BinOp, ast.Tuple, ast.List,
        ast.Load, ast.operator, ast.cmpop, ast.unaryop, ast.boolop,
    )  # fmt: skip
    if not all(isinstance(part, allowed) for part in ast.walk(node)):
        return None
    expression = ast.fix_missing_locations(ast.Expression(node))
    return (eval(compile(expression, "<knobs>", "eval"), {"__builtins__": {}}),)


class _Renamed(ast.NodeTransformer):
    """Names by order of first use, no docstrings or annotations: what no copy hides behind."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def _name(self, name: str) -> str:
        return self._names.setdefault(name, f"n{len(self._names)}")

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.name, node.returns = self._name(node.name), None
        if ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.arg:
        return ast.arg(self._name(node.arg))

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self._name(node.id), node.ctx)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is None:
            return ast.Pass()
        return self.generic_visit(ast.Assign([node.target], node.value))
