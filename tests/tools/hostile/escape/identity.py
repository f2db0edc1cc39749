"""Becomes root or anyone else; regains capabilities."""

import ctypes
import os


def solve(x, where):
    libc = ctypes.CDLL(None, use_errno=True)
    full = (0xFFFFFFFF).to_bytes(4, "little") * 6
    header = (0x20080522).to_bytes(4, "little") + bytes(4)
    if libc.syscall(126, header, full) == 0:
        return "ESCAPED: capabilities"
    for act in (os.setuid, os.setgid, os.seteuid):
        try:
            act(0)
            return "ESCAPED: identity"
        except OSError as error:
            last = error
    raise last
