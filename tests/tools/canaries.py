"""Things that no candidate may touch: a file, a folder, servers of every kind, processes."""

import os
import socket
import threading
import time
from pathlib import Path


class Canaries:
    """Servers and files in ``folder``; ``touched`` tells what somebody got at.

    Args:
        folder: fresh, ours alone.
        token: text that stands in the command line of every process of the Tester under test.
    """

    def __init__(self, folder: Path, token: str) -> None:
        self.folder, self.token = folder, token
        self.canary = folder / "canary.txt"
        self.canary.write_text("the canary sings")
        self._hits: list[str] = []
        self._sockets: list[socket.socket] = []
        self._held: list[object] = []
        self.where = {
            "folder": str(folder),
            "canary": str(self.canary),
            "marker": f"marker-{token}",
            "home": str(Path.home()),
            "repository": str(Path(__file__).parents[2]),
            "tester": os.getpid(),
            "abstract": f"han-{token}-{id(self)}",
            "unix": str(folder / "stream.sock"),
            "unix_datagram": str(folder / "datagram.sock"),
            "role": "plant",
        }
        tcp = self._serve(socket.AF_INET, socket.SOCK_STREAM, ("127.0.0.1", 0))
        udp = self._serve(socket.AF_INET, socket.SOCK_DGRAM, ("127.0.0.1", 0))
        self.where |= {"tcp": tcp.getsockname()[1], "udp": udp.getsockname()[1]}
        self._serve(socket.AF_UNIX, socket.SOCK_STREAM, self.where["unix"])
        self._serve(socket.AF_UNIX, socket.SOCK_DGRAM, self.where["unix_datagram"])
        self._serve(socket.AF_UNIX, socket.SOCK_STREAM, "\0" + self.where["abstract"])
        self._before = self._files()

    def _serve(self, family: int, kind: int, address: object) -> socket.socket:
        server = socket.socket(family, kind)
        server.bind(address)
        if kind == socket.SOCK_STREAM:
            server.listen()
        self._sockets.append(server)
        act = server.accept if kind == socket.SOCK_STREAM else lambda: server.recv(100)
        threading.Thread(target=self._watch, args=(act, str(address)), daemon=True).start()
        return server

    def _watch(self, act: object, name: str) -> None:
        try:
            while got := act():
                self._hits.append(name)
                self._held.append(got)  # a connection stays open: who connects may also speak
        except OSError:
            pass

    def _files(self) -> dict[str, tuple[str, float]]:
        files = [p for p in self.folder.iterdir() if p.is_file()]
        return {p.name: (p.read_text(), p.stat().st_mtime) for p in files}

    def touched(self) -> list[str]:
        """What was reached since the start: empty if all is well."""
        found = list(self._hits)
        if self._files() != self._before or len(list(self.folder.iterdir())) != 3:
            found.append("files")
        places = [Path(p) for p in ("/", "/tmp", "/var/tmp", "/dev/shm", "/run", self.folder)]
        places += [Path(os.__file__).parent, Path.home(), Path(self.where["repository"])]
        places.append(Path.cwd())
        names = (self.where["marker"], "fill")
        return found + [str(p / n) for p in places for n in names if (p / n).exists()]

    def processes(self) -> int:
        """How many processes of this Tester are alive, wherever they hang in the tree."""
        count = 0
        for entry in Path("/proc").iterdir():
            try:
                if entry.name.isdigit() and int(entry.name) != os.getpid():
                    command = (entry / "cmdline").read_bytes()
                    state = (entry / "stat").read_text().rpartition(")")[2].split()[0]
                    count += self.token.encode() in command and state not in "ZX"
            except OSError:
                pass
        return count

    def settles(self, at_most: int) -> bool:
        """Whether the processes come down to ``at_most`` within two seconds."""
        until = time.monotonic() + 2
        while self.processes() > at_most:
            if time.monotonic() > until:
                return False
            time.sleep(0.02)
        return True

    def close(self) -> None:
        """Ends the servers."""
        time.sleep(0.1)  # whoever reached a server has been noted by now
        for server in self._sockets:
            server.close()
