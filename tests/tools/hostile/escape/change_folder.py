"""Walks into folders, then opens relative paths."""

import os


def solve(x, where):
    os.chdir(where["folder"])
    return "ESCAPED: " + open(os.path.basename(where["canary"])).read()
