"""Reads the environment and command lines of other processes."""


def solve(x, where):
    for pid in (1, where["tester"], "self", "thread-self"):
        for name in ("environ", "cmdline", "maps", "status"):
            try:
                return "ESCAPED: " + repr(open(f"/proc/{pid}/{name}", "rb").read(50))
            except OSError as error:
                last = error
    raise last
