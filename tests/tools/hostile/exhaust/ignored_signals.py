"""Ignores every signal that can be ignored, then spins."""

import signal

for number in range(1, 65):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass


def solve(x, where):
    while True:
        pass
