"""Writes into anonymous files, which no limit of address space counts."""

import os


def solve(x, where):
    fds = []
    while True:
        fd = os.memfd_create("x")
        for _ in range(1024):
            os.write(fd, bytes(1 << 20))
        fds.append(fd)
