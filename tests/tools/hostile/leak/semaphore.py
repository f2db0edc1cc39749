"""Leaves a named semaphore."""

import _multiprocessing


def solve(x, where):
    name = "/" + where["marker"]
    if where["role"] == "plant":
        _multiprocessing.SemLock(0, 1, 1, name, False)
    else:
        return f"LEAKED: {_multiprocessing.SemLock._rebuild(0, 0, 1, name)}"
