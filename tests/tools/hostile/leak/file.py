"""Leaves a file for the next run."""

import os

PLACES = ("/tmp", "/var/tmp", "/dev/shm", "/run", "/", ".", os.path.dirname(os.__file__))


def solve(x, where):
    for place in (*PLACES, where["folder"]):
        path = os.path.join(place, where["marker"])
        try:
            if where["role"] == "plant":
                open(path, "w").write("x")
            else:
                return "LEAKED: " + open(path).read()
        except OSError:
            pass
