"""Leaves a thread that waits for the next run."""

import threading
import time


def solve(x, where):
    if where["role"] == "plant":
        threading.Thread(target=time.sleep, args=(60,), daemon=True, name="planted").start()
    elif any(t.name == "planted" for t in threading.enumerate()):
        return "LEAKED: thread"
