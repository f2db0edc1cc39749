"""The same with system calls by number: open, openat, openat2."""

import ctypes
import os


def solve(x, where):
    libc = ctypes.CDLL(None, use_errno=True)
    path = where["canary"].encode()
    for call in ((2, path, 0, 0), (257, -100, path, 0), (437, -100, path, bytes(24), 24)):
        fd = libc.syscall(*call)
        if fd >= 0:
            return "ESCAPED: " + os.read(fd, 100).decode()
    raise PermissionError
