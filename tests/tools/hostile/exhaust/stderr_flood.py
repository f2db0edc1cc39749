"""Writes to descriptor 2 without end."""

import os


def solve(x, where):
    while True:
        os.write(2, b"x" * 65536)
