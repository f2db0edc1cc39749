"""Starts one sandlock sandbox around a command and stays as its supervisor.

A process of its own: sandlock hands down no descriptors but the standard ones, so descriptor 0 of
this process is the worker's control socket, and a fault in the supervisor cannot reach the Tester.
Run as a plain file with JSON in its only argument: ``command``, ``environment``, ``readable``.
"""

import json
import os
import select
import signal
import sys


def main() -> int:
    from sandlock import Sandbox, StdioMode  # pyright: ignore[reportMissingTypeStubs]

    order = json.loads(sys.argv[1])
    parent = os.getppid()
    sandbox = Sandbox(
        fs_readable=order["readable"],
        fs_writable=["/dev/null"],
        max_processes=order["processes"],
        clean_env=True,
        env=order["environment"],
        no_coredump=True,
    )
    process = sandbox.popen(order["command"], StdioMode.INHERIT, StdioMode.NULL, StdioMode.NULL)
    os.close(0)  # the worker alone holds its end, so that the Tester notices its death
    assert process.pid
    worker = os.pidfd_open(process.pid)
    while not select.select([worker], [], [], 1.0)[0]:
        if os.getppid() != parent:  # the Tester is gone
            signal.pidfd_send_signal(worker, signal.SIGKILL)
    process.wait(timeout=1)  # pyright: ignore[reportUnknownMemberType]
    return 0


if __name__ == "__main__":
    os._exit(main())
