"""Leaves an attribute on builtins, modules and types."""

import builtins
import json
import sys


def solve(x, where):
    for holder in (builtins, sys, json, sys.modules.get("__main__"), json.JSONEncoder):
        if where["role"] == "plant":
            setattr(holder, "planted_secret", 1)
        elif hasattr(holder, "planted_secret"):
            return f"LEAKED: {holder}"
