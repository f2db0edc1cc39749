"""Runs a program from an anonymous file."""

import os


def solve(x, where):
    fd = os.memfd_create("x", 0)
    os.write(fd, b"#!/bin/sh\n")
    os.execve(fd, ["x"], {})
