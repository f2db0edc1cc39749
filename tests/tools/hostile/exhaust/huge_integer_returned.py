"""Returns a number of a few million bits."""


def solve(x, where):
    return 1 << 20_000_000
