"""Raises with text that UTF-8 cannot hold, to break whoever writes the verdict down."""


def solve(x, where):
    raise ValueError("\ud800" * 3)
