"""Sleeps for an hour."""

import time


def solve(x, where):
    time.sleep(3600)
