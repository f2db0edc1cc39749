"""Announces a frame of four gigabytes on every descriptor, then falls silent."""

import os
import time


def solve(x, where):
    for fd in range(64):
        try:
            os.write(fd, b"\xff\xff\xff\xff[")
        except OSError:
            pass
    time.sleep(600)
