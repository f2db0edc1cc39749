"""Reads and writes its parent's memory by process_vm_readv and process_vm_writev."""

import ctypes
import os


def solve(x, where):
    libc = ctypes.CDLL(None, use_errno=True)
    buffer = ctypes.create_string_buffer(64)
    span = (ctypes.c_size_t * 2)(ctypes.addressof(buffer), 64)
    for call in (310, 311):
        if libc.syscall(call, os.getppid(), span, 1, span, 1, 0) >= 0:
            return "ESCAPED: memory"
    raise PermissionError
