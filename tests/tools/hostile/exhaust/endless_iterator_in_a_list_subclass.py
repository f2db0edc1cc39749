"""Returns a list whose iterator never ends."""


class Endless(list):
    def __iter__(self):
        while True:
            yield 1

    def __len__(self):
        return 1 << 40


def solve(x, where):
    return Endless()
