"""Loads a library from a place it can write to."""

import ctypes


def solve(x, where):
    return f"ESCAPED: {ctypes.CDLL(where['folder'] + '/evil.so')}"
