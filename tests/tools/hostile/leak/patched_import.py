"""Patches the import machinery for the next program."""

import builtins
import sys


def solve(x, where):
    if where["role"] == "plant":
        real = builtins.__import__
        builtins.__import__ = lambda *a, **k: real(*a, **k)
        builtins.__import__.planted = True
        sys.meta_path.insert(0, type("planted", (), {"find_spec": lambda *a: None})())
    elif hasattr(builtins.__import__, "planted") or "planted" in str(sys.meta_path):
        return "LEAKED: import"
