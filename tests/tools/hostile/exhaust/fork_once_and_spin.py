"""One fork; the child of it spins for ever."""

import os


def solve(x, where):
    if os.fork() == 0:
        while True:
            pass
    return x
