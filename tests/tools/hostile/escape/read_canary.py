"""Reads a file that it knows to exist."""


def solve(x, where):
    return "ESCAPED: " + open(where["canary"]).read()
