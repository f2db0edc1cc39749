"""Leaves a changed folder, mask or limit."""

import os
import resource


def solve(x, where):
    if where["role"] == "plant":
        os.umask(0o123)
        os.chdir("/")
        resource.setrlimit(resource.RLIMIT_NOFILE, (10, 10))
    elif os.umask(0) == 0o123 or resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 10:
        return "LEAKED: process state"
