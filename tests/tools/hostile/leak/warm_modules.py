"""Changes what the worker had loaded: constants, caches, default arguments, random's state."""

import functools
import math
import random
import re


def solve(x, where):
    if where["role"] == "plant":
        math.pi = 3
        random.seed(99)
        random.planted = 1
        re.compile("planted-pattern")
        functools.reduce = None
    elif math.pi == 3 or hasattr(random, "planted") or functools.reduce is None:
        return "LEAKED: module state"
