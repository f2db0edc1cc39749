"""Watches folders of the host with inotify and fanotify."""

import ctypes


def solve(x, where):
    libc = ctypes.CDLL(None, use_errno=True)
    fd = libc.syscall(294, 0)
    if fd >= 0 and libc.syscall(254, fd, where["folder"].encode(), 0xFFF) >= 0:
        return "ESCAPED: inotify"
    if libc.syscall(300, 0, 0) >= 0:
        return "ESCAPED: fanotify"
    raise PermissionError
