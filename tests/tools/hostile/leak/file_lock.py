"""Leaves a lock on a file of the standard library."""

import fcntl
import os


def solve(x, where):
    file = open(os.__file__)
    if where["role"] == "plant":
        globals()["keep"] = file
        fcntl.flock(file, fcntl.LOCK_EX)
    else:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return "LEAKED: lock"
