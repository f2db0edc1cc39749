"""Raises an exception whose text never ends."""


class Slow(Exception):
    def __str__(self):
        while True:
            pass


def solve(x, where):
    raise Slow
