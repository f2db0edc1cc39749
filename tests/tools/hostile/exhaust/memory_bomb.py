"""One process takes memory until there is none."""


def solve(x, where):
    hoard = []
    while True:
        hoard.append(bytearray(1 << 24))
