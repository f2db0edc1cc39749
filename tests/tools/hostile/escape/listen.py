"""Binds and listens, to be reached from outside."""

import socket


def solve(x, where):
    server = socket.socket()
    server.bind(("0.0.0.0", 0))
    server.listen()
    return f"ESCAPED: {server.getsockname()}"
