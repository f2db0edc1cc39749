"""Overflows the C stack: repr of a deeply nested list."""

import sys

sys.setrecursionlimit(1 << 30)


def solve(x, where):
    nest = []
    for _ in range(1_000_000):
        nest = [nest]
    return repr(nest)
