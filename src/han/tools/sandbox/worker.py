"""One warm worker as the Tester sees it, and the conversation with one candidate."""

import array
import contextlib
import json
import os
import signal
import socket
import struct
import subprocess
import tempfile
import time
from dataclasses import dataclass
from typing import Any

from han.tools.sandbox.codec import CodecError, loads
from han.tools.sandbox.engines import Engine
from han.tools.sandbox.limits import Limits

_BOOT_S = 20.0  # a loaded machine; a start takes a tenth of a second
_ANSWER_S = 5.0
_LEAVE_S = 0.5


class Broken(Exception):
    """The sandbox failed: says nothing of the candidate."""


class Stopped(BaseException):
    """The candidate's run ended before its time. Not an ``Exception``: test code must not catch it.

    Attributes:
        status: ``timeout``, ``limit``, ``violation`` or ``error``.
    """

    def __init__(self, status: str, reason: str) -> None:
        super().__init__(reason)
        self.status = status


class Gone(BaseException):
    """The candidate's end of the channel is closed. Not an ``Exception`` for the same reason."""


@dataclass(frozen=True, slots=True)
class End:
    """How a candidate's process ended.

    Attributes:
        status: as from ``waitpid``; killed by SIGKILL is the normal end.
        cpu: CPU seconds used.
        survivors: processes that outlived it: none, in an isolating engine.
    """

    status: int
    cpu: float
    survivors: int


class Conversation:
    """Frames to and from one candidate, within a deadline and a bound on all that it may say."""

    def __init__(self, channel: socket.socket, size: int) -> None:
        self._channel, self._left, self._buffer = channel, size, bytearray()
        self.deadline = float("inf")

    def send(self, frames: bytes) -> None:
        """Sends what ``dumps`` made. Raises ``Stopped`` at the deadline, ``Gone`` if alone."""
        self._arm()
        try:
            self._channel.sendall(frames)
        except TimeoutError:
            raise Stopped("timeout", "time is up") from None
        except OSError:
            raise Gone from None

    def receive(self) -> list[Any]:
        """The next reply: a list that begins with its kind.

        Raises:
            Stopped: time is up, too much was said, or it was no reply.
            Gone: the other end is closed.
        """
        size = int.from_bytes(self._take(4), "little")
        self._left -= size + 4
        if self._left < 0:
            raise Stopped("limit", "the output is too large")
        try:
            reply = loads(self._take(size))
        except CodecError:
            reply = None
        if type(reply) is not list or not reply:
            raise Stopped("error", "the program wrote over its channel")
        return reply  # pyright: ignore[reportUnknownVariableType]

    def _take(self, count: int) -> bytes:
        while len(self._buffer) < count:
            self._arm()
            try:
                piece = self._channel.recv(1 << 16)
            except TimeoutError:
                raise Stopped("timeout", "time is up") from None
            except OSError:
                piece = b""
            if not piece:
                raise Gone
            self._buffer += piece
        data = bytes(self._buffer[:count])
        del self._buffer[:count]
        return data

    def _arm(self) -> None:
        left = self.deadline - time.monotonic()
        if left <= 0:
            raise Stopped("timeout", "time is up")
        self._channel.settimeout(min(left, 3600.0))


class Worker:
    """A fork server in its sandbox. One candidate at a time; not thread-safe.

    Starting returns at once; ``open`` waits until the worker is up. The next child is forked when
    the last one has been reaped, before anybody knows what it will run.
    """

    def __init__(self, engine: Engine, limits: Limits) -> None:
        self._limits = limits
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 – closed with the worker
        self._control, inner = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._control.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
        with inner:
            self._process = engine.start(inner.fileno(), self._errors)
        self._pidfd = -1
        self._channel: socket.socket | None = None

    def open(self) -> Conversation:
        """A fresh candidate process, sealed and waiting for its program. Raises ``Broken``."""
        if self._pidfd < 0:
            self._greet()
            self._order_fork()
        answer = self._answer()
        if answer.get("survivors"):
            raise Broken("a process outlived its candidate")
        assert self._channel
        talk = Conversation(self._channel, self._limits.output_bytes)
        talk.deadline = time.monotonic() + _ANSWER_S
        try:
            if talk.receive() == ["r"]:
                return talk
        except (Stopped, Gone):
            pass
        raise Broken("the candidate's process could not be sealed")

    def renew(self) -> None:
        """Ends the candidate and has the next child forked, without waiting for either."""
        with contextlib.suppress(Broken):  # the next ``open`` will tell
            self._order_fork()

    def end(self) -> End:
        """Ends the candidate and tells how it ended. The worker is not to be used again."""
        self._order(b"end", [])
        answer = self._answer()
        return End(answer["status"], answer["cpu"], answer["survivors"])

    def kill(self) -> None:
        """Ends worker and candidate at once, whatever they do."""
        if self._pidfd >= 0:
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._pidfd, signal.SIGKILL)
            os.close(self._pidfd)
            self._pidfd = -1
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_LEAVE_S)  # the starter reaps what it started, then ends too
        self._process.kill()
        self._process.wait()
        for thing in (self._control, self._channel, self._errors):
            if thing:
                thing.close()

    def _greet(self) -> None:
        """Waits for the first word; the kernel attests who sent it, in our own process ids."""
        self._control.settimeout(_BOOT_S)
        try:
            _, notes, _, _ = self._control.recvmsg(256, socket.CMSG_SPACE(12))
        except OSError:
            notes = []
        if not notes:
            raise Broken(f"the worker did not start: {self._complaint()}")
        pid = struct.unpack("iII", notes[0][2])[0]
        self._pidfd = os.pidfd_open(pid)

    def _order_fork(self) -> None:
        if self._channel:
            self._channel.close()
        self._channel, inner = socket.socketpair()
        with inner:
            self._order(b"fork", [inner.fileno()])

    def _order(self, text: bytes, fds: list[int]) -> None:
        note = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", fds))] if fds else []
        try:
            self._control.settimeout(_ANSWER_S)
            self._control.sendmsg([text], note)
        except OSError as error:
            raise Broken(f"the worker is gone: {error}") from None

    def _answer(self) -> dict[str, Any]:
        try:
            self._control.settimeout(_ANSWER_S)
            text = self._control.recv(4096)
        except OSError:
            text = b""
        if not text:
            raise Broken(f"the worker is gone: {self._complaint()}")
        return json.loads(text)

    def _complaint(self) -> str:
        self._errors.seek(0)
        lines = self._errors.read(1 << 16).decode(errors="replace").strip().splitlines()
        return lines[-1][:300] if lines else "no message"
