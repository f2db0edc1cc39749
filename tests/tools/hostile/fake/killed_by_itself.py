"""Kills itself, as an innocent victim would look."""

import os
import signal


def solve(x, where):
    os.kill(os.getpid(), signal.SIGKILL)
