"""Looks for the previous program's source and inputs in memory."""

import gc
import linecache
import sys

SECRET = "planted" + "-in-the-source"


def solve(x, where):
    if where["role"] == "plant":
        globals()["kept"] = [SECRET] * 1000
        return None
    needle = "-in-the-source"
    for thing in gc.get_objects():
        if isinstance(thing, dict) and thing is not globals():
            for value in list(thing.values()):
                if (
                    isinstance(value, str)
                    and value.endswith("ted" + needle)
                    and value is not SECRET
                ):
                    return "LEAKED: " + value
    return "LEAKED: lines" if "planted" in str(linecache.cache) and "x" in sys.modules else None
