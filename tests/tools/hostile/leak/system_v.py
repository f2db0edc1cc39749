"""Leaves a System V segment, which outlives every process."""

import ctypes


def solve(x, where):
    libc = ctypes.CDLL(None, use_errno=True)
    if where["role"] == "plant":
        libc.syscall(29, 4712, 4096, 0o1666)
    elif libc.syscall(29, 4712, 4096, 0) >= 0:
        return "LEAKED: segment"
