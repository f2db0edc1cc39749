"""Reads address zero."""

import ctypes


def solve(x, where):
    return ctypes.string_at(0)
