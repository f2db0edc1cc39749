"""Writes what breaks parsers: deep brackets, duplicate keys, NaN, huge numbers."""

import os


def solve(x, where):
    for text in (b"[" * 50_000, b'["v",{"__class__":"int"}]', b'["v",NaN]', b"9" * 50_000):
        os.write(3, len(text).to_bytes(4, "little") + text)
    return None
