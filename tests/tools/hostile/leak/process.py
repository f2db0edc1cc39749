"""Leaves a process that waits for the next run."""

import os
import time


def solve(x, where):
    if where["role"] == "plant":
        if os.fork() == 0:
            time.sleep(60)
    else:
        try:
            os.waitpid(-1, os.WNOHANG)
            return "LEAKED: process"
        except ChildProcessError:
            return None
