"""Calls itself for ever, with the recursion limit out of the way."""

import sys

sys.setrecursionlimit(1 << 30)


def solve(x, where):
    return solve(x, where)
