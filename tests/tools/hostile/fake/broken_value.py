"""Returns text that UTF-8 cannot hold."""


def solve(x, where):
    return "\ud800"
