"""Rounding, digits, bases, exact fractions."""

import math
import statistics
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction


def round_half_up(amount: str) -> str:
    """Round halves away from zero to two places, unlike the built-in round.

    Tags: Decimal, quantize, ROUND_HALF_UP, rounding, money, banker's rounding

    >>> round_half_up("2.675"), round(2.675, 2)
    ('2.68', 2.67)
    """
    return str(Decimal(amount).quantize(Decimal("0.01"), rounding=ROUND_HALF_UP))


def pages_needed(items: int, per_page: int) -> int:
    """Divide whole numbers and round up without floats.

    Tags: ceiling division, integer division, round up, pages, negative floor

    >>> pages_needed(41, 10), pages_needed(40, 10)
    (5, 4)
    """
    return -(-items // per_page)


def to_hms(seconds: int) -> str:
    """Split seconds into hours, minutes and seconds with divmod.

    Tags: divmod, duration, time format, zero padding, carry

    >>> to_hms(3725)
    '1:02:05'
    """
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{rest:02d}"


def column_name(number: int) -> str:
    """Convert a number to a base that has no zero, as spreadsheet columns do.

    Tags: base conversion, base 26, divmod loop, spreadsheet, letters

    >>> column_name(1), column_name(28)
    ('A', 'AB')
    """
    name = ""
    while number:
        number, rest = divmod(number - 1, 26)
        name = chr(ord("A") + rest) + name
    return name


def parse_radix(text: str) -> int:
    """Read numbers written in binary, octal or hexadecimal by their prefix.

    Tags: int base 0, hex, binary, octal, parse number, 0x

    >>> parse_radix("0x1f"), parse_radix("0b101")
    (31, 5)
    """
    return int(text, 0)


def weighted_check_digit(digits: str) -> int:
    """Compute a check digit from weighted digits and a modulus.

    Tags: checksum, weights, modulo, validation, zip

    >>> weighted_check_digit("4072")
    5
    """
    weights = range(len(digits) + 1, 1, -1)
    total = sum(weight * int(digit) for weight, digit in zip(weights, digits, strict=True))
    return -total % 10


def share_exactly(cents: int, people: int) -> list[int]:
    """Split a whole amount into nearly equal whole parts that add up exactly.

    Tags: divmod, fair split, remainder, distribute, money

    >>> share_exactly(100, 3)
    [34, 33, 33]
    """
    part, rest = divmod(cents, people)
    return [part + (i < rest) for i in range(people)]


def mix_ratio(water: int, syrup: int) -> str:
    """Reduce a ratio to lowest terms with exact fractions.

    Tags: Fraction, gcd, reduce, ratio, numerator, denominator

    >>> mix_ratio(12, 8)
    '3:2'
    """
    ratio = Fraction(water, syrup)
    return f"{ratio.numerator}:{ratio.denominator}"


def nearly_equal(a: float, b: float) -> bool:
    """Compare floating-point numbers with a tolerance instead of equality.

    Tags: math.isclose, float comparison, tolerance, epsilon

    >>> nearly_equal(0.1 + 0.2, 0.3), 0.1 + 0.2 == 0.3
    (True, False)
    """
    return math.isclose(a, b, rel_tol=1e-9, abs_tol=1e-12)


def clamp(value: float, low: float, high: float) -> float:
    """Force a number into a range.

    Tags: clip, limit, min max, bounds, saturate

    >>> clamp(12, 0, 10), clamp(-1, 0, 10)
    (10, 0)
    """
    return max(low, min(value, high))


def sieve_flags(limit: int) -> list[int]:
    """Mark multiples in a table to list small primes, the sieve way.

    Tags: sieve of Eratosthenes, primes, bytearray, slice assignment, table

    >>> sieve_flags(12)[-2:]
    [7, 11]
    """
    flags = bytearray([1]) * (limit + 1)
    flags[:2] = b"\0\0"
    for number in range(2, math.isqrt(limit) + 1):
        if flags[number]:
            flags[number * number :: number] = bytes(len(flags[number * number :: number]))
    return [number for number in range(limit + 1) if flags[number]]


def describe(values: list[float]) -> tuple[float, float]:
    """Compute mean and sample standard deviation with the statistics module.

    Tags: statistics, mean, stdev, spread, average

    >>> describe([2, 4, 6])
    (4, 2.0)
    """
    return statistics.mean(values), statistics.stdev(values)


def bits_set(mask: int) -> list[int]:
    """List the positions of the bits that are set in a number.

    Tags: bitmask, shift, bitwise and, flags, binary

    >>> bits_set(0b10110)
    [1, 2, 4]
    """
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
