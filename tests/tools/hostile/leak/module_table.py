"""Leaves a module in the table of modules."""

import sys
import types


def solve(x, where):
    if where["role"] == "plant":
        sys.modules["planted"] = types.ModuleType("planted")
    elif "planted" in sys.modules:
        return "LEAKED: module"
