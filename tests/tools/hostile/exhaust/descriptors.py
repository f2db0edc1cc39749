"""Opens descriptors until there are none."""

import os


def solve(x, where):
    hoard = []
    while True:
        hoard.append(os.pipe())
