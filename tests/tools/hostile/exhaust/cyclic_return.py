"""Returns a list that contains itself."""


def solve(x, where):
    value = []
    value.append(value)
    return value
