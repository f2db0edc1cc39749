"""Blocks every signal in its mask and raises limits back up, then spins."""

import resource
import signal


def solve(x, where):
    signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
    for kind in range(16):
        try:
            resource.setrlimit(kind, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        except (OSError, ValueError):
            pass
    while True:
        pass
