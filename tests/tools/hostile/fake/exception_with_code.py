"""Raises an exception whose text runs code and whose frames lie."""

import os


class Trap(Exception):
    def __str__(self):
        os.write(3, b'\x0a\x00\x00\x00["v",true]')
        return "x"

    __module__ = "builtins"
    __traceback__ = property(lambda self: 1 / 0)


def solve(x, where):
    raise Trap
