"""The format mini-language and text layouts."""

import pprint
from decimal import Decimal
from string import Formatter


def aligned_cells(name: str, width: int) -> list[str]:
    """Align a text left, right and in the middle of a field, with a fill character.

    Tags: format spec, alignment, fill, width, nested replacement field

    >>> aligned_cells("ab", 5)
    ['ab   ', '...ab', '*ab**']
    """
    return [f"{name:<{width}}", f"{name:.>{width}}", f"{name:*^{width}}"]


def number_styles(number: int) -> list[str]:
    """Write a whole number in several bases, signed, padded or grouped.

    Tags: format spec, binary, hexadecimal, octal, sign, zero padding

    >>> number_styles(250)
    ['11111010', '0xfa', '372', '+250', '0000250']
    """
    return [f"{number:b}", f"{number:#x}", f"{number:o}", f"{number:+}", f"{number:07d}"]


def float_styles(value: float) -> list[str]:
    """Write a float with fixed places, as a percentage, in scientific or short form.

    Tags: format spec, fixed point, percent, exponent, significant digits

    >>> float_styles(0.12345)
    ['0.12', '12.3%', '1.2e-01', '0.123']
    """
    return [f"{value:.2f}", f"{value:.1%}", f"{value:.1e}", f"{value:.3g}"]


def counted_noun(count: int, noun: str, plural: str = "") -> str:
    """Put a noun into the plural where the count asks for it.

    Tags: plural, conditional expression, message, count and noun

    >>> counted_noun(1, "box"), counted_noun(3, "box", "boxes")
    ('1 box', '3 boxes')
    """
    return f"{count} {noun if count == 1 else plural or noun + 's'}"


def ordinal(number: int) -> str:
    """Write an English ordinal such as 1st, 22nd or 13th.

    Tags: ordinal suffix, st nd rd th, dict.get, teens exception

    >>> ordinal(1), ordinal(12), ordinal(23)
    ('1st', '12th', '23rd')
    """
    teens = 10 <= number % 100 <= 20
    suffix = "th" if teens else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{suffix}"


def bar_lines(amounts: dict[str, int], room: int) -> list[str]:
    """Draw a bar chart of characters that fits a width.

    Tags: bar chart, histogram, scale, repeat string, ljust

    >>> bar_lines({"tea": 10, "rye": 5}, 4)
    ['tea ####', 'rye ##']
    """
    most = max(amounts.values())
    longest = max(map(len, amounts))
    return [f"{name:<{longest}} {'#' * (room * n // most)}" for name, n in amounts.items()]


def readable_size(size: float) -> str:
    """Write a number of bytes with the unit that suits it.

    Tags: human readable, units, kilobyte, loop over units, divide by 1024

    >>> readable_size(512), readable_size(3 * 1024**2)
    ('512.0 B', '3.0 MiB')
    """
    for unit in ("B", "KiB", "MiB"):
        if size < 1024:
            return f"{size:.1f} {unit}"
        size /= 1024
    return f"{size:.1f} GiB"


def boxed(lines: list[str]) -> str:
    """Draw a frame around lines of text.

    Tags: box drawing, border, longest line, ljust, join lines

    >>> print(boxed(["to", "let"]))
    +-----+
    | to  |
    | let |
    +-----+
    """
    width = max(map(len, lines))
    edge = f"+{'-' * (width + 2)}+"
    return "\n".join([edge, *(f"| {line:<{width}} |" for line in lines), edge])


def field_names(template: str) -> list[str]:
    """List the placeholders of a format text.

    Tags: string.Formatter, parse template, placeholder names, replacement fields

    >>> field_names("{who} owes {sum:.2f}")
    ['who', 'sum']
    """
    return [name for _, name, _, _ in Formatter().parse(template) if name is not None]


def debug_text(width: int, name: str) -> str:
    """Show names with their values, and texts with their quotes.

    Tags: f-string, equals sign, repr, debugging, conversion flag

    >>> debug_text(3, "a b")
    "width=3, 'a b'"
    """
    return f"{width=}, {name!r}"


def own_format(degrees: Decimal) -> str:
    """Let objects of a class understand format specs of their own.

    Tags: __format__, custom format spec, class, f-string

    >>> own_format(Decimal("21.5"))
    '21.5°C 70.7°F'
    """

    class Heat:
        def __format__(self, unit: str) -> str:
            shown = degrees if unit == "C" else degrees * 9 / 5 + 32
            return f"{shown:.1f}°{unit}"

    heat = Heat()
    return f"{heat:C} {heat:F}"


def pretty_lines(data: dict, width: int) -> list[str]:
    """Lay out nested data over several lines.

    Tags: pprint, pformat, nested data, width, readable output

    >>> pretty_lines({"b": [1, 2], "a": "long text"}, 20)
    ["{'a': 'long text',", " 'b': [1, 2]}"]
    """
    return pprint.pformat(data, width=width).splitlines()
