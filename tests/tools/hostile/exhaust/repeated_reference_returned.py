"""Returns a small object graph that unfolds to two to the eightieth leaves."""


def solve(x, where):
    value = []
    for _ in range(80):
        value = [value, value]
    return value
