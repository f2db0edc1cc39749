"""Threads without end."""

import threading
import time


def solve(x, where):
    while True:
        threading.Thread(target=time.sleep, args=(600,)).start()
