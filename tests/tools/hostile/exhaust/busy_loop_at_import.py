"""Never finishes loading."""

while True:
    pass


def solve(x, where):
    return x
