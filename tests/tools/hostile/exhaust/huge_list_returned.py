"""Returns a list of many small things."""


def solve(x, where):
    return list(range(3_000_000))
