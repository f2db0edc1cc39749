"""Runs a command by each of Python's ways."""

import os
import subprocess


def solve(x, where):
    path = f"{where['folder']}/{where['marker']}"
    for act in (
        lambda: os.system(f"touch {path}") == 0 or os._exit(3),
        lambda: os.popen(f"touch {path}").read(),
        lambda: subprocess.check_output(["touch", path]),
        lambda: os.posix_spawn("/bin/touch", ["touch", path], {}),
        lambda: os.spawnv(os.P_WAIT, "/bin/touch", ["touch", path]),
    ):
        try:
            act()
        except Exception as error:
            last = error
    raise last
