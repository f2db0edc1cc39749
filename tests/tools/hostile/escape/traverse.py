"""Climbs out with dots, double slashes and /proc/self/root."""


def solve(x, where):
    path = where["canary"]
    for prefix in ("/usr/lib/../..", "//", "/proc/self/root", "/proc/1/root", "/dev/fd/../.."):
        try:
            return "ESCAPED: " + open(prefix + path).read()
        except OSError as error:
            last = error
    raise last
