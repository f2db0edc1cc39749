"""Writes to, truncates, renames and removes a file that exists."""

import os


def solve(x, where):
    path = where["canary"]
    for act in (
        lambda: open(path, "w").close(),
        lambda: open(path, "r+").write("x"),
        lambda: os.truncate(path, 0),
        lambda: os.rename(path, path + ".moved"),
        lambda: os.unlink(path),
        lambda: os.chmod(path, 0o777),
        lambda: os.chown(path, 1, 1),
        lambda: os.utime(path, (0, 0)),
        lambda: os.setxattr(path, "user.x", b"1"),
        lambda: os.removexattr(path, "user.x"),
    ):
        try:
            act()
            return "ESCAPED: " + path
        except OSError as error:
            last = error
    raise last
