"""Changes the limits and the priority of other processes, and its own affinity."""

import os
import resource


def solve(x, where):
    for act in (
        lambda: resource.prlimit(os.getppid(), resource.RLIMIT_NOFILE, (1, 1)),
        lambda: resource.prlimit(where["tester"], resource.RLIMIT_CPU, (0, 0)),
        lambda: resource.prlimit(0, resource.RLIMIT_CPU, (99, 99)),
        lambda: os.setpriority(os.PRIO_USER, 0, 19),
        lambda: os.sched_setaffinity(os.getppid(), {0}),
    ):
        try:
            act()
            return "ESCAPED: limits"
        except OSError as error:
            last = error
    raise last
