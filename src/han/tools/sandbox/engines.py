"""Which sandbox a worker runs in, and the command that starts it."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Literal

from han.errors import HanError
from han.tools.sandbox import bundle, seal
from han.tools.sandbox.limits import Limits

EngineName = Literal["auto", "sandlock", "bubblewrap", "unsafe"]
_SANDLOCK_ABI = 6  # Landlock's version with signal and socket scopes, Linux 6.12


@dataclass(frozen=True, slots=True)
class Engine:
    """A way to start a worker.

    Attributes:
        name: ``sandlock``, ``bubblewrap`` or ``unsafe``.
        isolated: false for ``unsafe``: limits only, the candidate can do what the user can.
        command: argument list; descriptor 0 is to be the worker's control socket.
        environment: of the process started.
    """

    name: str
    isolated: bool
    command: tuple[str, ...]
    environment: dict[str, str]

    def start(self, control: int, errors: IO[bytes]) -> subprocess.Popen[bytes]:
        """Starts a worker in its own session; what fails before it is up goes to ``errors``."""
        return subprocess.Popen(
            self.command,
            stdin=control,
            stdout=subprocess.DEVNULL,
            stderr=errors,
            env=self.environment,
            cwd="/",
            start_new_session=True,
        )


def obstacle(name: str) -> str:
    """Why this engine cannot work here, in one line; empty if it can."""
    if name == "unsafe":
        return ""
    if not seal.supported():
        return "system call filters are written for Linux on x86-64 and arm64 only"
    if name == "sandlock":
        abi = seal.landlock_abi()
        if abi < _SANDLOCK_ABI:
            return (
                f"sandlock needs Landlock ABI {_SANDLOCK_ABI} (Linux 6.12), this kernel has {abi}"
            )
        return ""
    if name == "bubblewrap":
        return "" if shutil.which("bwrap") else "bwrap is not installed (package: bubblewrap)"
    raise HanError(f"no sandbox engine is called {name!r}; there are sandlock, bubblewrap, unsafe")


def choose(name: EngineName, limits: Limits) -> Engine:
    """The engine asked for; ``auto`` takes the first isolating one that can work here.

    Raises:
        HanError: none can; the message names the remedy. Never falls back to ``unsafe``.
    """
    if name != "auto":
        if reason := obstacle(name):
            raise HanError(f"the {name} sandbox cannot run here: {reason}")
        return _BUILDERS[name](limits)
    reasons: list[str] = []
    for candidate in ("sandlock", "bubblewrap"):
        reason = obstacle(candidate)
        if not reason:
            return _BUILDERS[candidate](limits)
        reasons.append(reason)
    remedy = "install bubblewrap, or choose the unsafe engine to run programs without isolation"
    raise HanError(f"no sandbox can run here: {'; '.join(reasons)}. {remedy}")


def _sandlock(limits: Limits) -> Engine:
    paths = bundle.readable()
    order = {
        "command": bundle.command(limits, isolated=True, landlock=True),
        "environment": bundle.environment(),
        "readable": [*paths.paths, *paths.stdlib],
        "processes": 8,  # worker, candidate and spare ones; the filter refuses all of the latter
    }
    launcher = str(Path(__file__).with_name("launch.py"))
    command = (sys.executable, "-P", launcher, json.dumps(order))
    return Engine("sandlock", True, command, dict(os.environ))


def _bubblewrap(limits: Limits) -> Engine:
    paths = bundle.readable()
    binary = shutil.which("bwrap") or "bwrap"
    # No --die-with-parent: that would tie the worker's life to the *thread* that started it. The
    # worker ends with its control socket, and the candidate with the worker.
    command = [binary, "--unshare-all", "--new-session", "--cap-drop", "ALL", "--clearenv"]
    for folder in paths.stdlib:
        command += ["--dir", folder]
    for path in paths.paths:
        command += ["--ro-bind", path, path]
    for path in ("/lib", "/lib64"):
        if Path(path).is_symlink():
            command += ["--symlink", str(Path(path).readlink()), path]
    command += ["--dev-bind", "/dev/null", "/dev/null", "--remount-ro", "/", "--chdir", "/"]
    for key, value in bundle.environment().items():
        command += ["--setenv", key, value]
    command += ["--", *bundle.command(limits, isolated=True, landlock=False)]
    return Engine("bubblewrap", True, tuple(command), {})


def _unsafe(limits: Limits) -> Engine:
    command = bundle.command(limits, isolated=False, landlock=False)
    return Engine("unsafe", False, tuple(command), bundle.environment())


_BUILDERS = {"sandlock": _sandlock, "bubblewrap": _bubblewrap, "unsafe": _unsafe}
