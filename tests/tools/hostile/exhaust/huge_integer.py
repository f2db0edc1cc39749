"""Computes a number with billions of digits."""


def solve(x, where):
    return 9**9**9**9
