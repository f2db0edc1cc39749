"""Aborts."""

import os


def solve(x, where):
    os.abort()
