"""Exhausts a product of endless generators."""

import itertools


def solve(x, where):
    return list(zip(itertools.count(), itertools.cycle([1]), strict=False))
