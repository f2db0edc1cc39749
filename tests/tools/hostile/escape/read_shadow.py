"""Reads the password hashes."""


def solve(x, where):
    return "ESCAPED: " + open("/etc/shadow").read()
