"""Returns a generator."""


def solve(x, where):
    yield from (x, True)
