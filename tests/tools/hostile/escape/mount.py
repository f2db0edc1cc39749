"""Mounts a file system."""

import ctypes


def solve(x, where):
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.mount(b"none", where["folder"].encode(), b"tmpfs", 0, None) == 0:
        return "ESCAPED: mount"
    raise PermissionError
