"""Stops itself, so that a polite wait lasts for ever."""

import os
import signal


def solve(x, where):
    os.kill(os.getpid(), signal.SIGSTOP)
