"""Leaves a key in the keyring of the user."""

import ctypes


def solve(x, where):
    libc = ctypes.CDLL(None, use_errno=True)
    if where["role"] == "plant":
        libc.syscall(248, b"user", b"planted", b"x", 1, -4)
    elif libc.syscall(249, b"user", b"planted", None, 0) > 0:
        return "LEAKED: key"
