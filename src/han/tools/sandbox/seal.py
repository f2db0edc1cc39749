"""What the candidate's process does to itself before foreign code runs in it.

Standard library only: the text of this file is sent into the sandbox. ``Seal`` is prepared once by
the worker; ``enter`` and ``close`` run in each fresh child. Both fail loudly: a child that cannot
seal itself must never run a candidate.
"""

import ctypes
import os
import resource
import struct
import sys
from pathlib import Path
from typing import Any

from han.tools.sandbox.syscalls import ALLOWED, FATAL, GUARDED

_ARCHITECTURES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
_KILL, _ERRNO, _ALLOW = 0x80000000, 0x00050000, 0x7FFF0000
_EPERM, _ENOTTY, _ENOSYS = 1, 25, 38
_LOAD, _EQUAL, _AT_LEAST, _ANY_BIT, _AND, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x54, 0x06
_NUMBER, _ARCH, _ARGS = 0, 4, 16
# What pthread_create asks for; a clone without CLONE_THREAD, or with any other bit, is a process.
_THREAD, _THREAD_FLAGS = 0x00010000, 0x007D0F00
_FCNTL = (0, 1, 2, 3, 4, 1030)  # duplicate, descriptor flags, status flags
_IOCTL = (0x5421, 0x5451, 0x541B)  # FIONBIO, FIOCLEX, FIONREAD
_PR_SET_PDEATHSIG, _PR_SET_SECCOMP, _PR_SET_NO_NEW_PRIVS = 1, 22, 38
_LANDLOCK_CREATE, _LANDLOCK_ADD, _LANDLOCK_RESTRICT = 444, 445, 446
_CLOSE_RANGE = 436
_CAPSET = {"x86_64": 126, "aarch64": 91}
_READ_FILE, _READ_DIR, _WRITE_FILE = 1 << 2, 1 << 3, 1 << 1
# Rights over files, by Landlock ABI: every right that a kernel knows is handled, so refused.
_FILE_RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15, 5: 16}

_SOME_PID = b"\xf1\xfe\xfe\x7e"  # stands for the child's own, which is known last

_libc = ctypes.CDLL(None, use_errno=True)


def _check(result: int, what: str) -> int:
    if result < 0:
        raise OSError(ctypes.get_errno(), f"{what}: {os.strerror(ctypes.get_errno())}")
    return result


def prctl(option: int, value: int) -> None:
    """``prctl(option, value)``; raises ``OSError``."""
    _check(_libc.prctl(option, value, 0, 0, 0), f"prctl {option}")


def supported() -> bool:
    """Whether this machine's system calls are known here."""
    return sys.platform == "linux" and os.uname().machine in _ARCHITECTURES


def landlock_abi() -> int:
    """Landlock's version in this kernel, 0 where there is none."""
    return max(0, _libc.syscall(_LANDLOCK_CREATE, None, ctypes.c_size_t(0), 1))


def _op(code: int, k: int, yes: int = 0, no: int = 0) -> bytes:
    return struct.pack("<HBBI", code, yes, no, k)


def _verdict(action: int) -> bytes:
    return _op(_RETURN, action)


def _only(argument: int, values: tuple[int, ...], otherwise: int) -> list[bytes]:
    """Allow if the argument's low half is one of ``values``."""
    load = [_op(_LOAD, _ARGS + 8 * argument)]
    tests = [_op(_EQUAL, v, yes=len(values) - i) for i, v in enumerate(values)]
    return [*load, *tests, _verdict(otherwise), _verdict(_ALLOW)]


def _null(argument: int) -> list[bytes]:
    """Allow if the argument is a null pointer."""
    low = [_op(_LOAD, _ARGS + 8 * argument), _op(_EQUAL, 0, yes=0, no=2)]
    high = [_op(_LOAD, _ARGS + 8 * argument + 4), _op(_EQUAL, 0, yes=1, no=0)]
    return [*low, *high, _verdict(_ERRNO | _EPERM), _verdict(_ALLOW)]


def _clone(threads: bool) -> list[bytes]:
    refuse = _verdict(_ERRNO | _EPERM)
    if not threads:
        return [refuse]
    foreign = [_op(_LOAD, _ARGS), _op(_AND, 0xFFFFFFFF ^ _THREAD_FLAGS), _op(_EQUAL, 0, yes=1)]
    thread = [_op(_LOAD, _ARGS), _op(_ANY_BIT, _THREAD, yes=1)]
    return [*foreign, refuse, *thread, refuse, _verdict(_ALLOW)]


def _socketpair() -> list[bytes]:
    # Streams only: a datagram socket could be pointed at any socket file of the host.
    kind = [_op(_LOAD, _ARGS + 8), _op(_AND, 0xF), _op(_EQUAL, 1, yes=1)]
    return [*kind, _verdict(_ERRNO | _EPERM), *_only(0, (1,), _ERRNO | _EPERM)]


def program(threads: bool) -> bytes:
    """The seccomp filter: a list of what is allowed, EPERM for the rest; pid to be filled in."""
    column, arch = _ARCHITECTURES[os.uname().machine]
    own = (int.from_bytes(_SOME_PID, "little"),)
    guards = {
        "clone": _clone(threads),
        "clone3": [_verdict(_ERRNO | _ENOSYS)],  # its flags lie in memory; libc falls back to clone
        "kill": _only(0, own, _ERRNO | _EPERM),
        "tgkill": _only(0, own, _ERRNO | _EPERM),
        "prlimit64": _null(2),
        "socketpair": _socketpair(),
        "sendto": _null(4),
        "fcntl": _only(1, _FCNTL, _ERRNO | _EPERM),
        "ioctl": _only(1, _IOCTL, _ERRNO | _ENOTTY),
    }
    rules = [_op(_LOAD, _ARCH), _op(_EQUAL, arch, yes=1), _verdict(_KILL), _op(_LOAD, _NUMBER)]
    if column == 0:  # the x32 calls would slip past the numbers below
        rules += [_op(_AT_LEAST, 0x40000000, no=1), _verdict(_KILL)]
    blocks = [(n[column], [_verdict(_ALLOW)]) for n in ALLOWED.values()]
    blocks += [(GUARDED[name][column], block) for name, block in guards.items()]
    blocks += [(n[column], [_verdict(_KILL)]) for n in FATAL.values()]
    for number, block in blocks:
        if number >= 0:
            rules += [_op(_EQUAL, number, no=len(block)), *block]
    return b"".join([*rules, _verdict(_ERRNO | _EPERM)])


def ruleset(readable: list[str], listable: list[str], writable: list[str]) -> int:
    """A Landlock ruleset that grants only these paths; -1 where the kernel has no Landlock."""
    abi = landlock_abi()
    if abi < 1:
        return -1
    rights = (1 << _FILE_RIGHTS[min(abi, 5)]) - 1
    attributes = struct.pack("<QQQ", rights, 3, 3)  # TCP bind and connect; sockets and signals
    size = 24 if abi >= 6 else 16 if abi >= 4 else 8
    fd = _check(_libc.syscall(_LANDLOCK_CREATE, attributes, ctypes.c_size_t(size), 0), "landlock")
    grants = [(path, _READ_FILE | _READ_DIR) for path in readable]
    grants += [(path, _READ_DIR) for path in listable]
    grants += [(path, _READ_FILE | _WRITE_FILE) for path in writable]
    for path, right in grants:
        _grant(fd, path, right)
    return fd


def _grant(fd: int, path: str, right: int) -> None:
    try:
        target = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except FileNotFoundError:
        return
    if not Path(path).is_dir():
        right &= ~_READ_DIR
    rule = struct.pack("<Qi", right, target)
    _check(_libc.syscall(_LANDLOCK_ADD, fd, 1, rule, 0), f"landlock {path}")
    os.close(target)


class Seal:
    """Locks the process that calls it; made once in the worker, used in each of its children.

    Args:
        config: ``worker`` (its pid), ``isolated`` (false: limits only), ``landlock`` (true: refuse
            to run without), paths ``readable``, ``listable``, ``writable``, fields of ``Limits``.
    """

    def __init__(self, config: dict[str, Any]) -> None:
        self._config = config
        self._isolated = bool(config["isolated"])
        self._ruleset = -1
        self._program = b""
        if self._isolated:
            self._program = program(config["processes"] > 1)
            self._ruleset = ruleset(config["readable"], config["listable"], config["writable"])
            if self._ruleset < 0 and config["landlock"]:
                raise OSError("the kernel has no Landlock")
        self._limits = self._bounds()

    def _bounds(self) -> dict[int, tuple[int, int]]:
        mib, files = 1 << 20, self._config["open_files"]
        memory = self._config["memory_mb"] * mib
        wanted = {
            resource.RLIMIT_CORE: 0,
            resource.RLIMIT_FSIZE: 0,
            resource.RLIMIT_STACK: 8 * mib,
            resource.RLIMIT_AS: memory,
            resource.RLIMIT_NOFILE: files,
        }
        limits: dict[int, tuple[int, int]] = {}
        for kind, value in wanted.items():
            top = resource.getrlimit(kind)[1]
            bound = value if top == resource.RLIM_INFINITY else min(value, top)
            limits[kind] = (bound, bound)
        seconds = self._config["cpu_s"]
        limits[resource.RLIMIT_CPU] = (seconds, seconds + 1)
        return limits

    def enter(self, channel: int) -> int:
        """Leaves everything behind but ``channel``, which becomes the returned descriptor."""
        os.setsid()
        prctl(_PR_SET_PDEATHSIG, 9)
        if os.getppid() != self._config["worker"]:
            os._exit(0)
        if self._ruleset >= 0:
            prctl(_PR_SET_NO_NEW_PRIVS, 1)
            _check(_libc.syscall(_LANDLOCK_RESTRICT, self._ruleset, 0), "landlock")
        os.dup2(channel, 3, inheritable=False)
        _check(_libc.syscall(_CLOSE_RANGE, 4, 0x7FFFFFFF, 0), "close_range")
        os.dup2(1, 0)
        if self._isolated:
            header = struct.pack("<Ii", 0x20080522, 0)
            _check(_libc.syscall(_CAPSET[os.uname().machine], header, bytes(24)), "capset")
        return 3

    def close(self) -> None:
        """Sets the limits and the filter: after this nothing new can be reached."""
        for kind, bounds in self._limits.items():
            resource.setrlimit(kind, bounds)
        if self._isolated:
            text = self._program.replace(_SOME_PID, struct.pack("<I", os.getpid()))
            buffer = ctypes.create_string_buffer(text, len(text))
            header = struct.pack("@HxxxxxxP", len(text) // 8, ctypes.addressof(buffer))
            prctl(_PR_SET_NO_NEW_PRIVS, 1)
            _check(_libc.prctl(_PR_SET_SECCOMP, 2, header, 0, 0), "seccomp")


if sys.byteorder != "little":
    raise OSError("big-endian machines are not supported")
