"""Calls with bits above the lower half, and numbers of the other architectures."""

import ctypes


def solve(x, where):
    libc = ctypes.CDLL(None, use_errno=True)
    path = where["canary"].encode()
    for number in (0x40000000 + 2, 0x40000000 + 257, (1 << 32) + 41, -1, 600):
        if libc.syscall(ctypes.c_long(number), path, 0, 0) >= 0:
            return f"ESCAPED: {number}"
    raise PermissionError
