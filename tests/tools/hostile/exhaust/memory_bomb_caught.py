"""Takes memory, catches the refusal, goes on."""


def solve(x, where):
    hoard = []
    while True:
        try:
            hoard.append(bytearray(1 << 20))
        except MemoryError:
            pass
