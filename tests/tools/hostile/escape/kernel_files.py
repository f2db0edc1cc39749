"""Writes to kernel files and devices."""


def solve(x, where):
    for path in ("/sys/kernel/uevent_helper", "/proc/sysrq-trigger", "/dev/mem", "/dev/kmsg"):
        try:
            open(path, "r+b", buffering=0)
            return "ESCAPED: " + path
        except OSError as error:
            last = error
    raise last
