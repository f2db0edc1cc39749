"""Asks the name service."""

import socket


def solve(x, where):
    return f"ESCAPED: {socket.gethostbyname('localhost')} {socket.getaddrinfo('example.org', 80)}"
