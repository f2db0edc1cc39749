"""Returns a string of fifty megabytes."""


def solve(x, where):
    return "x" * 50_000_000
