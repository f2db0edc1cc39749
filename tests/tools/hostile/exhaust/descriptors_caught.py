"""Opens descriptors, catches the refusal, spins."""

import os


def solve(x, where):
    while True:
        try:
            os.open("/dev/null", os.O_RDONLY)
        except OSError:
            pass
