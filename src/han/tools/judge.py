"""The judge: trusted HumanEval-style test code, run on our side with a proxy for the candidate.

Asserts are rewritten so that each one executed is counted and the next one still runs. Loops and
comprehensions look at the clock, because what a candidate returns may steer them. The test code
sees its own ``random`` with a fixed seed, so that verdicts repeat and the global state stays as is.
"""

import ast
import builtins
import random
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from types import CodeType, ModuleType
from typing import Any

from han.syntax import parse

_HOLDS, _RAISED, _TICK, _TICKED = (
    "__han_holds__",
    "__han_raised__",
    "__han_tick__",
    "__han_ticked__",
)
_FILE = "<check>"


class Raised(Exception):
    """The candidate raised; carries the name of the exception's type."""

    kind: str = "Exception"


class OutOfTime(BaseException):
    """The judge's time is up. Not an ``Exception``: test code must not catch it."""


@dataclass(slots=True)
class Tally:
    """What a check came to.

    Attributes:
        passed, total: asserts that held, and asserts executed.
        wrong: asserts that did not hold, or that our side could not evaluate on what came back.
        raised: types of the exceptions that the candidate raised.
        broken: what ended the check early, in words without values; empty if it ran to its end.
    """

    passed: int = 0
    total: int = 0
    wrong: int = 0
    raised: list[str] = field(default_factory=list[str])
    broken: str = ""

    @property
    def ok(self) -> bool:
        """At least one assert ran, all held, nothing was raised."""
        return self.total > 0 and self.passed == self.total and not self.raised and not self.broken

    def holds(self, value: object) -> None:
        """Counts one assert."""
        held = bool(value)
        self.total += 1
        self.passed += held
        self.wrong += not held

    def fails(self, error: Exception) -> None:
        """Counts one assert that raised."""
        self.total += 1
        self.note(error)

    def note(self, error: Exception) -> None:
        """Books an exception: the candidate's own, or ours over what it returned."""
        if isinstance(error, Raised):
            self.raised.append(error.kind)
        else:
            self.wrong += 1


@lru_cache(maxsize=64)
def _exception(kind: str, builtin: bool) -> type[Raised]:
    base: object = getattr(builtins, kind, None) if builtin else None
    if kind.startswith("Unicode"):
        base = ValueError  # the real ones want five arguments
    bases: tuple[type, ...] = (Raised,)
    if isinstance(base, type) and issubclass(base, Exception) and base is not Exception:
        bases = (Raised, base)
    return type(kind, bases, {"kind": kind})


def exception(kind: str, builtin: bool, message: str) -> Raised:
    """An exception that test code can catch as the built-in one of that name."""
    try:
        return _exception(kind, builtin)(message)
    except TypeError:  # layouts that do not combine
        return Raised(message)


class _Rewriter(ast.NodeTransformer):
    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        self.generic_visit(node)
        held = ast.Expr(_call(_HOLDS, node.test))
        caught = ast.ExceptHandler(
            ast.Name("Exception", ast.Load()),
            "__han_error__",
            [ast.Expr(_call(_RAISED, ast.Name("__han_error__", ast.Load())))],
        )
        return ast.fix_missing_locations(ast.copy_location(ast.Try([held], [caught], [], []), node))

    def _body(self, node: Any) -> Any:
        self.generic_visit(node)
        tick = ast.copy_location(ast.Expr(_call(_TICK)), node)
        node.body.insert(0, ast.fix_missing_locations(tick))
        return node

    visit_For = visit_While = visit_FunctionDef = _body

    def visit_comprehension(self, node: ast.comprehension) -> Any:
        self.generic_visit(node)
        wrapped = ast.copy_location(_call(_TICKED, node.iter), node.iter)
        node.iter = ast.fix_missing_locations(wrapped)
        return node


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


class _TimedOnly(_Rewriter):
    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        self.generic_visit(node)
        return node


@lru_cache(maxsize=2048)
def _compiled(text: str, counted: bool) -> CodeType:
    tree = (_Rewriter if counted else _TimedOnly)().visit(parse(text))
    return compile(tree, _FILE, "exec", dont_inherit=True)


def _private_random() -> ModuleType:
    module = ModuleType("random")
    source = random.Random(0)
    for name in random.__all__:
        setattr(module, name, getattr(source, name, getattr(random, name)))
    return module


def _namespace(tally: Tally, deadline: float) -> dict[str, Any]:
    def tick() -> None:
        if time.monotonic() > deadline:
            raise OutOfTime

    def ticked(items: Iterable[Any]) -> Iterator[Any]:
        for item in items:
            tick()
            yield item

    own = _private_random()

    def find(name: str, *rest: Any) -> ModuleType:
        return own if name == "random" else builtins.__import__(name, *rest)

    names = {"__builtins__": {**vars(builtins), "__import__": find}, "__name__": "check"}
    return names | {_HOLDS: tally.holds, _RAISED: tally.fails, _TICK: tick, _TICKED: ticked}


def check(
    tally: Tally,
    preamble: str,
    code: str,
    entry: str,
    candidate: Callable[..., Any],
    deadline: float,
) -> None:
    """Runs ``check(candidate)`` from ``code`` to its end, or to the ``deadline`` (monotonic).

    Args:
        tally: where the asserts are counted, also when the check is cut short.
        preamble: trusted code that stands before the test code.
        code: test code that defines ``check``.
        entry: name under which the test code may also call the candidate.
        candidate: calls into the sandbox; raises what ``exception`` makes.

    Raises:
        OutOfTime: the deadline has passed; what ``candidate`` raises besides ``Exception`` too.
    """
    names = _namespace(tally, deadline)
    try:
        exec(_compiled(preamble, False), names)  # noqa: S102 – trusted, see the docstring
        names[entry] = candidate
        exec(_compiled(code, True), names)  # noqa: S102
        names["check"](candidate)
    except Exception as error:
        tally.note(error)
        tally.broken = "the check could not run to its end"
