"""Decimal, Fraction, statistics, bits and number theory."""

import math
import statistics
from decimal import ROUND_CEILING, Decimal, localcontext
from fractions import Fraction


def price_with_tax(net: str, percent: int) -> str:
    """Calculate with money in decimals and round up to whole cents.

    Tags: Decimal, quantize, rounding mode, money, tax

    >>> price_with_tax("9.99", 7)
    '10.69'
    """
    gross = Decimal(net) * (100 + percent) / 100
    return str(gross.quantize(Decimal("0.01"), rounding=ROUND_CEILING))


def many_digits(numerator: int, denominator: int) -> str:
    """Divide with as many digits as asked for.

    Tags: decimal precision, localcontext, significant digits, division

    >>> many_digits(1, 7)
    '0.14285714285714285714'
    """
    with localcontext() as context:
        context.prec = 20
        return str(Decimal(numerator) / denominator)


def simple_fraction(value: float, largest: int) -> str:
    """Find the closest fraction with a small denominator.

    Tags: Fraction, limit_denominator, approximation, rational

    >>> simple_fraction(3.14159, 10)
    '22/7'
    """
    return str(Fraction(value).limit_denominator(largest))


def mixed_number(eighths: int) -> str:
    """Write a fraction as a whole number and a rest.

    Tags: Fraction, divmod, mixed number, numerator

    >>> mixed_number(22)
    '2 3/4'
    """
    whole, rest = divmod(Fraction(eighths, 8), 1)
    return f"{whole} {rest}" if rest else str(whole)


def exact_float_sum(values: list[float]) -> tuple[bool, float]:
    """Add floats without the rounding errors of sum.

    Tags: math.fsum, floating point, precision, accumulate

    >>> exact_float_sum([0.1] * 10)
    (False, 1.0)
    """
    return sum(values) == 1, math.fsum(values)


def middle_and_usual(values: list[int]) -> tuple[float, list[int]]:
    """Find the median and all most common values.

    Tags: statistics, median, multimode, average

    >>> middle_and_usual([4, 4, 9, 9, 5])
    (5, [4, 9])
    """
    return statistics.median(values), statistics.multimode(values)


def quarter_marks(values: list[float]) -> list[float]:
    """Cut a distribution into quarters.

    Tags: quantiles, quartile, percentile, statistics

    >>> quarter_marks([1, 2, 3, 4, 5])
    [2.0, 3.0, 4.0]
    """
    return statistics.quantiles(values, n=4, method="inclusive")


def fitted_line(xs: list[float], ys: list[float]) -> tuple[float, float]:
    """Fit a straight line through points.

    Tags: linear regression, slope, intercept, least squares, statistics

    >>> fitted_line([1, 2, 3], [3, 5, 7])
    (2.0, 1.0)
    """
    line = statistics.linear_regression(xs, ys)
    return line.slope, line.intercept


def whole_root(area: int) -> tuple[int, bool]:
    """Take square roots of whole numbers exactly.

    Tags: math.isqrt, perfect square, integer root

    >>> whole_root(49), whole_root(50)
    ((7, True), (7, False))
    """
    root = math.isqrt(area)
    return root, root * root == area


def meeting_again(rounds: list[int]) -> tuple[int, int]:
    """Combine cycles: when all coincide, and the step they share.

    Tags: math.lcm, gcd, periods, cycles, star arguments

    >>> meeting_again([4, 6])
    (12, 2)
    """
    return math.lcm(*rounds), math.gcd(*rounds)


def ways_to_pick(people: int, seats: int) -> tuple[int, int]:
    """Count selections without and with regard to order.

    Tags: math.comb, perm, binomial, combinatorics

    >>> ways_to_pick(5, 2)
    (10, 20)
    """
    return math.comb(people, seats), math.perm(people, seats)


def undo_multiplication(factor: int, modulus: int) -> int:
    """Find the number that undoes a multiplication modulo another number.

    Tags: modular inverse, pow minus one, modulo, cryptography

    >>> undo_multiplication(3, 26), 3 * 9 % 26
    (9, 1)
    """
    return pow(factor, -1, modulus)


def bit_switches(mask: int, place: int) -> list[int]:
    """Test, set, clear and flip one bit.

    Tags: bit mask, shift, set bit, clear bit, toggle, xor

    >>> bit_switches(0b101, 2)
    [1, 5, 1, 1]
    """
    bit = 1 << place
    return [mask >> place & 1, mask | bit, mask & ~bit, mask ^ bit]


def prime_parts(number: int) -> dict[int, int]:
    """Take a number apart by trial division, primes with their exponents.

    Tags: prime factors, trial division, exponent, while loop

    >>> prime_parts(360)
    {2: 3, 3: 2, 5: 1}
    """
    parts: dict[int, int] = {}
    divisor = 2
    while divisor * divisor <= number:
        while number % divisor == 0:
            parts[divisor] = parts.get(divisor, 0) + 1
            number //= divisor
        divisor += 1
    if number > 1:
        parts[number] = parts.get(number, 0) + 1
    return parts


def digits_in_base(number: int, base: int) -> list[int]:
    """Write a number in any base, the last digit found first.

    Tags: base conversion, divmod, digits, positional notation

    >>> digits_in_base(11, 2)
    [1, 0, 1, 1]
    """
    digits: list[int] = []
    while number:
        number, digit = divmod(number, base)
        digits.append(digit)
    return digits[::-1] or [0]


def distance_and_angle(x: float, y: float) -> tuple[float, float]:
    """Turn coordinates into a distance and an angle in degrees.

    Tags: math.hypot, atan2, degrees, polar coordinates

    >>> distance_and_angle(3, 3)
    (4.243, 45.0)
    """
    return round(math.hypot(x, y), 3), round(math.degrees(math.atan2(y, x)), 3)
