"""Has the kernel send signals on its behalf: fcntl F_SETOWN with O_ASYNC."""

import fcntl
import os


def solve(x, where):
    left, right = os.pipe()
    fcntl.fcntl(left, 8, os.getppid())
    fcntl.fcntl(left, 10, 9)
    fcntl.fcntl(left, fcntl.F_SETFL, os.O_ASYNC)
    os.write(right, b"x")
    return "ESCAPED: owner set"
