"""Connects to an abstract socket."""

import socket


def solve(x, where):
    link = socket.socket(socket.AF_UNIX)
    link.connect("\0" + where["abstract"])
    link.sendall(b"secret")
    return "ESCAPED: abstract"
