"""The process inside the sandbox: a fork server, and the child in which one candidate runs.

Standard library only: the text of this file is sent into the sandbox (see ``bundle.py``). Nothing
here is trusted once a candidate runs beside it; it holds inputs, never an expected value.

The control socket (descriptor 0) carries orders from the Tester to the worker: ``fork`` with a
fresh channel's descriptor, and ``end``. Each order is answered by one JSON object that tells how
the previous child ended. The child talks over its channel only, in frames: first the program, then
one frame of arguments a call; it answers each with one frame.
"""

import contextlib
import ctypes
import gc
import json
import os
import random
import signal
import socket
import sys
import traceback
import types
from typing import Any, NoReturn

from han.tools.sandbox.codec import CodecError, decode, dumps, encode, loads
from han.tools.sandbox.seal import Seal

_FILE = "<candidate>"
# Loaded before the first fork, so that candidates find them warm.
_WARM = (
    "abc ast bisect cmath collections collections.abc copy dataclasses datetime decimal enum "
    "fractions functools hashlib heapq inspect io itertools math numbers operator queue random re "
    "statistics string struct textwrap threading time types typing unicodedata"
)


class _Child:
    """The running candidate, seen from the worker."""

    def __init__(self) -> None:
        self.pid = 0

    def end(self) -> dict[str, Any]:
        """Kills and reaps it, and whatever it left behind; tells how it ended."""
        if not self.pid:
            return {}
        os.kill(self.pid, signal.SIGKILL)
        _, status, usage = os.wait4(self.pid, 0)
        self.pid = 0
        cpu = usage.ru_utime + usage.ru_stime
        return {"status": status, "cpu": cpu, "survivors": _sweep()}


def _sweep() -> int:
    """How many processes outlived their candidate: as subreaper the worker inherits them."""
    count = 0
    while True:
        try:
            pid, _ = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return count
        count += 1
        if pid == 0:
            return count


def serve(config: dict[str, Any]) -> NoReturn:
    """Serves orders until the Tester closes the control socket."""
    control = socket.socket(fileno=0)
    for fd in (1, 2):
        os.dup2(os.open(os.devnull, os.O_RDWR), fd)
    for name in _WARM.split():
        with contextlib.suppress(ImportError):
            __import__(name)
    ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER
    config["worker"] = os.getpid()
    seal = Seal(config)
    for name in [n for n in sys.modules if n == "han" or n.startswith("han.")]:
        del sys.modules[name]
    gc.collect()
    gc.freeze()
    control.send(json.dumps({"pid": os.getpid()}).encode())
    child = _Child()
    while True:
        order, fds, _, _ = socket.recv_fds(control, 64, 1)
        if not order:
            child.end()
            os._exit(0)
        answer = child.end()
        if order == b"fork":
            child.pid = os.fork()
            if not child.pid:
                control.detach()
                _become(seal, fds[0], config)
            os.close(fds[0])
        control.send(json.dumps(answer).encode())


def _become(seal: Seal, channel: int, config: dict[str, Any]) -> NoReturn:
    """The child's whole life."""
    try:
        signal.set_wakeup_fd(-1)
        link = _Link(seal.enter(channel), config)
        seal.close()
        _rehearse(link)
        link.send("r")  # from here on, what goes wrong is the candidate's doing
        order = link.receive()
        if order is not None:
            _live(link, order)
    finally:  # whatever happens, the worker's code must not go on in the child
        os._exit(0)


class _Link:
    def __init__(self, fd: int, config: dict[str, Any]) -> None:
        self._fd, self.depth, self._size = fd, config["depth"], config["output_bytes"]

    def receive(self) -> Any:
        """The next frame, ``None`` at the end of the conversation."""
        head = self._exactly(4)
        body = self._exactly(int.from_bytes(head, "little")) if head else b""
        return loads(body) if body else None

    def _exactly(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            piece = os.read(self._fd, count - len(data))
            if not piece:
                return b""
            data += piece
        return data

    def send(self, *frame: Any) -> None:
        data = memoryview(dumps(frame))
        while data:
            data = data[os.write(self._fd, data) :]

    def value(self, value: Any) -> None:
        try:
            data = encode(value, self.depth, self._size)
        except CodecError as error:
            self.send("x", str(error))
        else:
            self.send("v", data)


def _rehearse(link: _Link) -> None:
    """Does once what a run does: the pages it touches are copied before the clock runs."""
    names: dict[str, Any] = {}
    exec(compile("def f(x):\n    return sorted(x)", _FILE, "exec"), names)  # noqa: S102
    dumps(("v", encode(names["f"](decode(loads(b'["l",2,1]'))), link.depth)))
    random.seed(0)


def _live(link: _Link, order: dict[str, Any]) -> None:
    gc.enable()
    module = types.ModuleType("candidate")
    sys.modules["candidate"] = module
    source, name = order["code"], order["entry"]
    try:
        for text, file in ((order["preamble"], "<preamble>"), (source, _FILE)):
            exec(compile(text, file, "exec", dont_inherit=True), module.__dict__)  # noqa: S102
        link.send("l", callable(module.__dict__.get(name)))
    except BaseException as error:
        link.send("e", *_describe(error, source))
        return
    while (frame := link.receive()) is not None:
        try:
            arguments, named = decode(frame[0], link.depth), decode(frame[1], link.depth)
            # By name each time: the program may define its function anew while it runs.
            result = module.__dict__[name](*arguments, **named)
        except BaseException as error:
            link.send("e", *_describe(error, source))
        else:
            link.value(result)


def _describe(error: BaseException, source: str) -> tuple[str, bool, str, list[str]]:
    """Type, whether it is a built-in one, last line and own frames of an exception."""
    kind = type(error)
    try:
        last = traceback.format_exception_only(kind, error)[-1].strip()[:500]
    except BaseException:
        last = kind.__name__
    trace = []
    with contextlib.suppress(BaseException):
        lines = source.splitlines()
        trace = [
            f"line {number}, in {frame.f_code.co_name}: {lines[number - 1].strip()}"[:200]
            for frame, number in traceback.walk_tb(error.__traceback__)
            if frame.f_code.co_filename == _FILE
        ][-8:]
    return kind.__name__[:80], kind.__module__ == "builtins", last, trace
