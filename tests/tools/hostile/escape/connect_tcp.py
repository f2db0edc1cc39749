"""Connects to a server on this machine and tells it a secret."""

import socket


def solve(x, where):
    with socket.create_connection(("127.0.0.1", where["tcp"]), 1) as link:
        link.sendall(b"secret")
    return "ESCAPED: tcp"
