"""Leaves handlers that run later: atexit, fork, signals, finalizers."""

import atexit
import os
import signal
import weakref


class Thing:
    pass


def solve(x, where):
    if where["role"] == "plant":
        atexit.register(print, "planted")
        os.register_at_fork(after_in_child=lambda: setattr(os, "planted", 1))
        signal.signal(signal.SIGUSR1, lambda *_: None)
        thing = Thing()
        weakref.finalize(thing, print, "planted")
        os.kill(os.getpid(), signal.SIGUSR1)
    elif hasattr(os, "planted") or signal.getsignal(signal.SIGUSR1) != signal.SIG_DFL:
        return "LEAKED: handler"
