"""Errors: raising, catching, cleaning up, trying again."""

import warnings
from collections.abc import Callable
from contextlib import ExitStack, redirect_stdout
from io import StringIO


def parsed_or_reported(parts: list[str]) -> tuple[list[int], list[str]]:
    """Collect the errors of many items instead of stopping at the first.

    Tags: try except else, collect errors, validation report, continue

    >>> parsed_or_reported(["4", "x"])
    ([4], ["2: 'x' is no number"])
    """
    good: list[int] = []
    bad: list[str] = []
    for place, part in enumerate(parts, start=1):
        try:
            number = int(part)
        except ValueError:
            bad.append(f"{place}: {part!r} is no number")
        else:
            good.append(number)
    return good, bad


def own_error(stock: int, wanted: int) -> int:
    """Define an exception of your own that carries data.

    Tags: custom exception, subclass, attributes, raise

    >>> own_error(5, 3), own_error(2, 6)
    (2, -4)
    """

    class OutOfStockError(Exception):
        def __init__(self, short: int) -> None:
            super().__init__(f"{short} too few")
            self.short = short

    try:
        if wanted > stock:
            raise OutOfStockError(wanted - stock)
    except OutOfStockError as error:
        return -error.short
    return stock - wanted


def chained_cause(setting: str) -> str:
    """Raise a clearer error and keep the original as its cause.

    Tags: raise from, __cause__, exception chaining, translate error

    >>> chained_cause("many")
    'bad setting: ValueError'
    """
    try:
        try:
            return str(int(setting))
        except ValueError as error:
            raise RuntimeError("bad setting") from error
    except RuntimeError as error:
        return f"{error}: {type(error.__cause__).__name__}"


def tried_again(action: Callable[[int], str], times: int) -> str:
    """Try an action several times before giving up.

    Tags: retry, attempts, loop, last error, for else

    >>> tried_again(lambda attempt: "abc"[attempt + 1], 2), tried_again(lambda n: [][n], 2)
    ('b', 'gave up: IndexError')
    """
    failure = None
    for attempt in range(times):
        try:
            return action(attempt)
        except (IndexError, OSError) as error:
            failure = error
    return f"gave up: {type(failure).__name__}"


def always_cleaned(path: list[str], risky: Callable[[], str]) -> str:
    """Undo a change whatever happens in between.

    Tags: try finally, cleanup, restore state, exception safe

    >>> trail = ["home"]; always_cleaned(trail, lambda: "ok"), trail
    ('ok', ['home'])
    """
    path.append("cave")
    try:
        return risky()
    finally:
        path.pop()


def undone_in_reverse(steps: list[str]) -> list[str]:
    """Collect clean-up actions while working and run them backwards at the end.

    Tags: ExitStack, callback, undo, context managers, reverse order

    >>> undone_in_reverse(["pack", "lock"])
    ['pack', 'lock', 'undo lock', 'undo pack']
    """
    log: list[str] = []
    with ExitStack() as stack:
        for step in steps:
            log.append(step)
            stack.callback(log.append, f"undo {step}")
    return log


def printed_text(function: Callable[[], object]) -> str:
    """Catch what a function prints.

    Tags: redirect_stdout, StringIO, capture output, print

    >>> printed_text(lambda: print("beep"))
    'beep\\n'
    """
    screen = StringIO()
    with redirect_stdout(screen):
        function()
    return screen.getvalue()


def warned(length: float) -> list[str]:
    """Warn about something without stopping, and collect the warnings.

    Tags: warnings.warn, catch_warnings, deprecation, UserWarning

    >>> warned(-1), warned(1)
    (['negative length'], [])
    """
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        if length < 0:
            warnings.warn("negative length", stacklevel=2)
    return [str(one.message) for one in caught]


def found_or_told(shelf: list[str], wanted: str) -> str:
    """Tell at the end of a loop that it was never left early.

    Tags: for else, break, search, not found, loop

    >>> found_or_told(["jam", "tea"], "tea"), found_or_told([], "tea")
    ('tea in place 2', 'no tea')
    """
    for place, item in enumerate(shelf, start=1):
        if item == wanted:
            message = f"{item} in place {place}"
            break
    else:
        message = f"no {wanted}"
    return message


def ask_forgiveness(prices: dict[str, list[int]], name: str) -> int | None:
    """Try first and catch several kinds of failure together.

    Tags: EAFP, except tuple, KeyError, IndexError, several exceptions

    >>> ask_forgiveness({"tea": [3, 4], "rye": []}, "tea"), ask_forgiveness({}, "tea")
    (4, None)
    """
    try:
        return prices[name][-1]
    except (KeyError, IndexError):
        return None


def error_kind(action: Callable[[], object]) -> str:
    """Handle errors by kind, the special one before the general one.

    Tags: except order, exception hierarchy, LookupError, ArithmeticError

    >>> error_kind(lambda: 1 // 0), error_kind(lambda: {}["x"]), error_kind(int)
    ('division', 'lookup', 'fine')
    """
    try:
        action()
    except ZeroDivisionError:
        return "division"
    except (ArithmeticError, LookupError) as error:
        return "lookup" if isinstance(error, LookupError) else "arithmetic"
    return "fine"
