"""A pool of processes by multiprocessing."""

import multiprocessing


def work(n):
    while True:
        n += 1


def solve(x, where):
    with multiprocessing.get_context("fork").Pool(64) as pool:
        pool.map(work, range(64))
    return x
