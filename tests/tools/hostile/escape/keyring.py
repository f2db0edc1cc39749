"""Reads and leaves keys in the kernel's keyring."""

import ctypes


def solve(x, where):
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.syscall(248, b"user", where["marker"].encode(), b"x", 1, -4) > 0:
        return "ESCAPED: key"
    raise PermissionError
