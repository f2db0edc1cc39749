"""Reads the repository: task files, this package, the tests."""

import os


def solve(x, where):
    return "ESCAPED: " + open(os.path.join(where["repository"], "pyproject.toml")).read()
