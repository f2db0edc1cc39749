"""Leaves a variable in the environment."""

import os


def solve(x, where):
    if where["role"] == "plant":
        os.environ["PLANTED"] = "1"
        os.putenv("PLANTED", "1")
    elif "PLANTED" in os.environ:
        return "LEAKED: environment"
