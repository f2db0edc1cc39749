"""Leaves a listening abstract socket."""

import socket


def solve(x, where):
    link = socket.socket(socket.AF_UNIX)
    if where["role"] == "plant":
        link.bind("\0planted")
        link.listen()
        globals()["keep"] = link
    else:
        link.connect("\0planted")
        return "LEAKED: socket"
