"""Points one end of a socket pair at a foreign socket: a pair needs no permission to make."""

import socket


def solve(x, where):
    for kind in (socket.SOCK_DGRAM, socket.SOCK_SEQPACKET, socket.SOCK_STREAM):
        try:
            left, _ = socket.socketpair(socket.AF_UNIX, kind)
        except OSError:
            continue
        for address in (where["unix"], where["unix_datagram"], "\0" + where["abstract"]):
            for act in (
                lambda: left.sendto(b"secret", address),
                lambda: left.connect(address),
                lambda: left.sendmsg([b"secret"], [], 0, address),
            ):
                try:
                    act()
                    return "ESCAPED: " + address
                except OSError:
                    pass
    return x
