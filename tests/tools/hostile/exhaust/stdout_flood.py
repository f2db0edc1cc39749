"""Prints without end."""


def solve(x, where):
    while True:
        print("passed " * 10_000)
