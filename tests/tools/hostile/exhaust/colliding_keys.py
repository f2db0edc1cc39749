"""Returns integers whose hashes collide, to slow down whoever builds the set."""


def solve(x, where):
    return {n * (2**61 - 1) for n in range(3000)}
