"""Makes folders, pipes, sockets and device nodes."""

import os
import stat


def solve(x, where):
    path = os.path.join(where["folder"], where["marker"])
    for act in (
        lambda: os.mkdir(path),
        lambda: os.mkfifo(path),
        lambda: os.mknod(path, stat.S_IFSOCK),
        lambda: os.mknod(path, stat.S_IFBLK | 0o600, os.makedev(8, 0)),
        lambda: os.open(where["folder"], os.O_TMPFILE | os.O_RDWR),
    ):
        try:
            act()
            return "ESCAPED: " + path
        except OSError as error:
            last = error
    raise last
