"""Scans its own heap for what an earlier child of the same worker held."""

import ctypes


def solve(x, where):
    word = "".join(("qwx", "zzy", "kjh"))
    if where["role"] == "plant":
        globals()["kept"] = [word + str(n) for n in range(10_000)]
        return None
    needle = word.encode() + b"77"
    for step in range(64):
        area = ctypes.create_string_buffer(1 << 20)
        if needle in bytes(area):
            return f"LEAKED: block {step}"
