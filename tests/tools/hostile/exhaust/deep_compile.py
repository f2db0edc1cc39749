"""Overflows the compiler with nested brackets."""


def solve(x, where):
    return eval("(" * 100_000 + ")" * 100_000)
