"""A POSIX message queue."""

import ctypes


def solve(x, where):
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.syscall(240, where["marker"].encode(), 0o102, 0o666, None) >= 0:
        return "ESCAPED: queue"
    raise PermissionError
