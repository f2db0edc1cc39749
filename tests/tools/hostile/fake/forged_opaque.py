"""Forges frames with every tag, well and badly formed."""

import os


def solve(x, where):
    tags = [
        b'["v",["%c",%s]]' % (tag, rest) for tag in b"ltsfdciubo" for rest in (b"1", b'"x"', b"[]")
    ]
    for text in tags:
        os.write(3, len(text).to_bytes(4, "little") + text)
    return None
