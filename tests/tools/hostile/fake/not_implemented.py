"""Returns NotImplemented, Ellipsis and types."""


def solve(x, where):
    return (NotImplemented, ..., type)[x % 3]
