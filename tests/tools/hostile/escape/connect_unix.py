"""Connects to a socket file."""

import socket


def solve(x, where):
    link = socket.socket(socket.AF_UNIX)
    link.connect(where["unix"])
    link.sendall(b"secret")
    return "ESCAPED: unix"
