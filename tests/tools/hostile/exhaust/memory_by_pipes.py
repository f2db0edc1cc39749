"""Fills the buffers of as many pipes as it gets."""

import os


def solve(x, where):
    while True:
        _, end = os.pipe()
        os.set_blocking(end, False)
        while True:
            try:
                os.write(end, bytes(1 << 16))
            except BlockingIOError:
                break
