"""Leaves a segment of shared memory."""

from multiprocessing import shared_memory


def solve(x, where):
    if where["role"] == "plant":
        shared_memory.SharedMemory(where["marker"], create=True, size=64)
    else:
        return f"LEAKED: {shared_memory.SharedMemory(where['marker'])}"
