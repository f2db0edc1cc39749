"""Sends a datagram."""

import socket


def solve(x, where):
    socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"secret", ("127.0.0.1", where["udp"]))
    return "ESCAPED: udp"
