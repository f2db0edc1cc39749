"""Tasks from folders of plain files: ``spec.md``, ``public_tests.py``, ``hidden_tests.py``."""

import ast
from collections.abc import Iterator
from pathlib import Path

from han.errors import HanError
from han.syntax import parse
from han.tasks.literals import call_arguments, literal
from han.tasks.task import Case, Cases, Check, Task

SPEC, PUBLIC, HIDDEN = "spec.md", "public_tests.py", "hidden_tests.py"


def load_folder(path: Path) -> list[Task]:
    """The task in ``path``, or one task a subfolder, sorted by name; the folder's name is the id.

    Subfolders whose names begin with ``.`` or ``_`` are left out.

    Raises:
        HanError: ``FILE:LINE: what is wrong (what to do)`` for the first thing that is.
    """
    if any((path / name).exists() for name in (SPEC, PUBLIC, HIDDEN)):
        return [_task(path)]
    inner = [one for one in path.iterdir() if one.is_dir() and one.name[0] not in "._"]
    if not inner:
        raise HanError(
            f"{path}: no task (put {SPEC}, {PUBLIC} and {HIDDEN} there or in subfolders)"
        )
    return [_task(one) for one in sorted(inner, key=lambda one: one.name)]


def _task(folder: Path) -> Task:
    spec = _read(folder / SPEC)
    signature, name = _signature(spec, folder / SPEC)
    public = _table(_module(folder / PUBLIC), name, folder / PUBLIC)
    module = _module(folder / HIDDEN)
    if any(isinstance(node, ast.FunctionDef) and node.name == "check" for node in module.body):
        hidden = Check(code=_read(folder / HIDDEN))
    else:
        table = _table(module, name, folder / HIDDEN)
        for args, (line, _) in table.items():
            if args in public:
                raise _wrong(
                    f"{folder / HIDDEN}:{line}",
                    f"the same call stands on line {public[args][0]} of {PUBLIC}",
                    "a hidden test has to be new",
                )
        hidden = _cases(table)
    return Task(
        id=folder.resolve().name,
        spec=spec,
        entry_point=name,
        signature=signature,
        public=_cases(public),
        hidden=hidden,
    )


def _signature(spec: str, path: Path) -> tuple[str, str]:
    """The first ``def`` of the text on one line, whatever follows it, and the name it defines."""
    lines = spec.splitlines()
    start = next((i for i, line in enumerate(lines) if line.startswith("def ")), None)
    if start is None:
        raise _wrong(f"{path}", "no def", "write the function's first line, def name(...):")
    for end in range(start + 1, len(lines) + 1):
        head = "\n".join(lines[start:end])
        for text in (head, f"{head} ..."):
            try:
                [stub] = parse(text).body
            except (SyntaxError, ValueError):
                continue
            if isinstance(stub, ast.FunctionDef) and stub.name.isascii():
                stub.body = [ast.Pass()]
                return ast.unparse(stub).rpartition("\n")[0], stub.name
    raise _wrong(f"{path}:{start + 1}", "not a def line", "write def name(...): in Python's syntax")


_Table = dict[str, tuple[int, str]]
"""Arguments → line and expected value."""


def _table(module: ast.Module, name: str, path: Path) -> _Table:
    table: _Table = {}
    for line, case in _asserted(module, name, path):
        where = f"{path}:{line}"
        if case.args in table:
            raise _wrong(where, f"the same call as on line {table[case.args][0]}", "drop one")
        table[case.args] = line, case.expected
    if not table:
        raise _wrong(f"{path}", "no asserts", f"write some, assert {name}(...) == value")
    return table


def _cases(table: _Table) -> Cases:
    return Cases(cases=tuple(Case(args=args, expected=value) for args, (_, value) in table.items()))


def _asserted(module: ast.Module, name: str, path: Path) -> Iterator[tuple[int, Case]]:
    for node in module.body:
        where = f"{path}:{node.lineno}"
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue  # a docstring
        if not isinstance(node, ast.Assert):
            raise _wrong(
                where, "not an assert", f"write plain asserts, assert {name}(...) == value"
            )
        call, expected = _halves(node.test, where)
        args = call_arguments(call, name)
        if args is None:
            raise _call_error(call, name, where)
        yield node.lineno, Case(args=args, expected=expected)


def _halves(test: ast.expr, where: str) -> tuple[ast.expr, str]:
    """Call and expected value of ``f(1) == 2``, ``f(1) is None``, ``f(1)``, ``not f(1)``."""
    match test:
        case ast.Call():
            return test, "True"
        case ast.UnaryOp(op=ast.Not(), operand=ast.Call() as call):
            return call, "False"
        case ast.Compare(left=call, ops=[ast.Eq()], comparators=[right]):
            expected = literal(right)
        case ast.Compare(
            left=call,
            ops=[ast.Is()],
            comparators=[ast.Constant(value=True | False | None) as right],
        ):
            expected = literal(right)
        case _:
            raise _wrong(where, "not a comparison with ==", _CHECK)
    if expected is None:
        raise _wrong(where, f"{ast.unparse(right)} is not a literal", _CHECK)
    return call, expected


_CHECK = f"compare a call with a literal; {HIDDEN} may also define check(candidate)"


def _call_error(node: ast.expr, name: str, where: str) -> HanError:
    if not isinstance(node, ast.Call):
        return _wrong(where, f"no call of {name} on the left", f"write assert {name}(...) == value")
    if not isinstance(node.func, ast.Name) or node.func.id != name:
        said = ast.unparse(node.func)
        return _wrong(where, f"calls {said}, not {name}", f"the first def of {SPEC} names {name}")
    return _wrong(where, "arguments are not literals", "pass literals by position")


def _module(path: Path) -> ast.Module:
    try:
        return parse(_read(path))
    except SyntaxError as error:
        raise HanError(f"{path}:{error.lineno or 1}: not Python: {error.msg}") from error
    except (ValueError, RecursionError, MemoryError) as error:
        raise HanError(f"{path}: not Python: {error}") from error


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise _wrong(f"{path}", "missing", f"a task is {SPEC}, {PUBLIC} and {HIDDEN}") from error
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise HanError(f"{path}: cannot be read: {reason}") from error


def _wrong(where: str, what: str, remedy: str) -> HanError:
    return HanError(f"{where}: {what} ({remedy})")
