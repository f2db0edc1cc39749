"""Becomes a shell."""

import os


def solve(x, where):
    os.execv("/bin/sh", ["sh", "-c", f"echo x > {where['folder']}/{where['marker']}"])
