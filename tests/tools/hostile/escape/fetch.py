"""Fetches a page."""

import urllib.request


def solve(x, where):
    return (
        "ESCAPED: " + urllib.request.urlopen(f"http://127.0.0.1:{where['tcp']}", timeout=1).read()
    )
