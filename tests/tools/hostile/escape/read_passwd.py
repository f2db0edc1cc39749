"""Reads the list of users."""


def solve(x, where):
    return "ESCAPED: " + open("/etc/passwd").read()
