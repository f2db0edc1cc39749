"""Maps anonymous memory, shared and private, and touches every page."""

import mmap


def solve(x, where):
    hoard = []
    while True:
        area = mmap.mmap(-1, 1 << 26)
        for page in range(0, 1 << 26, 4096):
            area[page] = 1
        hoard.append(area)
