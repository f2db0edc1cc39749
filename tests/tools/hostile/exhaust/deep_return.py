"""Returns a list nested a hundred thousand deep."""


def solve(x, where):
    value = []
    for _ in range(100_000):
        value = [value]
    return value
