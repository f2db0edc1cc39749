"""Replaces one sandbox with another that allows everything."""

import ctypes


def solve(x, where):
    libc = ctypes.CDLL(None, use_errno=True)
    fd = libc.syscall(444, bytes(24), 24, 0)
    libc.syscall(446, fd, 0)
    allow = (ctypes.c_uint64 * 1)(0x7FFF000000000006)
    header = (ctypes.c_size_t * 2)(1, ctypes.addressof(allow))
    libc.syscall(317, 1, 0, header)
    return "ESCAPED: " + open(where["canary"]).read()
