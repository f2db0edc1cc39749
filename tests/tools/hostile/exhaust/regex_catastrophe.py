"""A regular expression that backtracks for ever."""

import re


def solve(x, where):
    return re.match(r"(a+)+$", "a" * 64 + "b")
