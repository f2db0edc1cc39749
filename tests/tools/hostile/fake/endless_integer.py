"""Returns an integer that no float can hold and no text may show."""


def solve(x, where):
    return 10**5000
