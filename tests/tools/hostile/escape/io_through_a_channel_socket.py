"""Uses the channel's own socket to reach others."""

import os
import socket


def solve(x, where):
    for fd in range(4):
        try:
            link = socket.socket(fileno=os.dup(fd))
        except OSError:
            continue
        for address in (where["unix"], where["unix_datagram"], "\0" + where["abstract"]):
            for act in (lambda: link.sendto(b"secret", address), lambda: link.connect(address)):
                try:
                    act()
                    return "ESCAPED: " + address
                except OSError:
                    pass
    return x
