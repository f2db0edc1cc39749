"""Each of many processes takes a little less than the limit."""

import os
import time


def solve(x, where):
    for _ in range(64):
        if os.fork() == 0:
            hoard = bytearray(b"x" * (100 << 20))
            time.sleep(600)
            os._exit(len(hoard))
    return x
