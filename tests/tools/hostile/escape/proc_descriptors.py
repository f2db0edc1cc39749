"""Opens the descriptors of its ancestors by their names in /proc."""

import os


def solve(x, where):
    for pid in (os.getppid(), where["tester"]):
        for fd in range(20):
            try:
                os.open(f"/proc/{pid}/fd/{fd}", os.O_RDONLY)
                return f"ESCAPED: {pid} {fd}"
            except OSError as error:
                last = error
    raise last
