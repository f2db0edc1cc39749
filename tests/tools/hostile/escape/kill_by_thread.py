"""Signals past kill: tkill, tgkill, rt_sigqueueinfo, rt_tgsigqueueinfo."""

import ctypes
import os


def solve(x, where):
    libc = ctypes.CDLL(None, use_errno=True)
    info = ctypes.create_string_buffer(128)
    for pid in (os.getppid(), where["tester"]):
        for call in (
            (200, pid, 9),
            (234, pid, pid, 9),
            (129, pid, 9, info),
            (297, pid, pid, 9, info),
        ):
            if libc.syscall(*call) >= 0:
                return f"ESCAPED: {call[0]}"
    raise PermissionError
