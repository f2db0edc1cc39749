"""Raises its own memory limit, then takes the memory."""

import resource


def solve(x, where):
    for kind in (resource.RLIMIT_AS, resource.RLIMIT_DATA):
        try:
            resource.setrlimit(kind, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        except (OSError, ValueError):
            pass
    return f"ESCAPED: {len(bytes(1 << 30))} bytes"
