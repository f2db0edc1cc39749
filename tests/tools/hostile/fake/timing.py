"""Guesses and measures how long the judge takes to say no."""

import time

guess = 0


def solve(x, where):
    global guess
    start = time.perf_counter()
    guess = (guess * 31 + int((time.perf_counter() - start) * 1e9)) % 97
    return guess
