"""Makes links, hard and symbolic, to reach a file by another name."""

import os


def solve(x, where):
    folder, target = where["folder"], where["canary"]
    for make in (os.symlink, os.link):
        for place in (folder, "/tmp", "/dev/shm", "."):
            try:
                make(target, os.path.join(place, where["marker"]))
                return "ESCAPED: " + place
            except OSError as error:
                last = error
    raise last
