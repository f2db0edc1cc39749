"""Completions on disk, keyed by fingerprint; shared by all processes of a user."""

import json
import sqlite3
from pathlib import Path
from typing import Any, cast

import diskcache  # pyright: ignore[reportMissingTypeStubs]

from han.errors import HanError
from han.llm.disk import open_cache
from han.llm.protocol import Completion

# Part of every key: bump it when a record's fields change, and older records are simply not found.
_LAYOUT = 1


class CompletionStore:
    """Keeps completions as JSON text in SQLite.

    Safe under threads and processes: every record is written in one transaction, so a killed
    process leaves whole records only. Beyond the size bound the least recently stored ones go.
    A record that cannot be read counts as missing.
    """

    def __init__(self, folder: Path, *, max_mib: int = 1024) -> None:
        """Opens or creates the store.

        Args:
            folder: where it lies.
            max_mib: size bound.

        Raises:
            HanError: the folder cannot be written to or holds a damaged database.
        """
        self._folder = folder
        try:
            self._cache: Any = open_cache(str(folder), max_mib)
        except (OSError, sqlite3.Error) as error:
            raise HanError(
                f"the completion cache {folder} cannot be opened ({error}): delete the folder"
            ) from error

    def get(self, fingerprint: str) -> Completion | None:
        """The stored completion with ``cached`` set, or ``None``."""
        try:
            record = self._cache.get(_key(fingerprint))
        except (OSError, ValueError, sqlite3.Error, diskcache.Timeout):
            return None
        return None if record is None else _decode(record)

    def put(self, fingerprint: str, completion: Completion) -> Completion:
        """Stores a completion and returns the one that stands.

        What is there stays unless the new one serves longer caps: another process may have been
        first, and what was recorded once is replayed ever after. Timeouts are not kept.

        Raises:
            HanError: the record cannot be written.
        """
        if completion.finish == "timeout":
            return completion
        try:
            with self._cache.transact():
                there = self.get(fingerprint)
                if there is not None and there.reach >= completion.reach:
                    return there
                self._cache.set(_key(fingerprint), _encode(completion))
                return completion
        except (OSError, sqlite3.Error, diskcache.Timeout) as error:
            raise HanError(f"the completion cache {self._folder} failed: {error!r}") from error

    def __len__(self) -> int:
        """Number of records."""
        return len(self._cache)

    def close(self) -> None:
        """Releases the database."""
        self._cache.close()


def _key(fingerprint: str) -> str:
    return f"{_LAYOUT}:{fingerprint}"


def _encode(completion: Completion) -> str:
    return json.dumps(
        {
            "text": completion.text,
            "prompt_tokens": completion.prompt_tokens,
            "completion_tokens": completion.completion_tokens,
            "finish": completion.finish,
            "ms": completion.ms,
            "token_ends": completion.token_ends,
            "entropy": completion.entropy,
            "token_entropies": completion.token_entropies,
        }
    )


def _decode(record: object) -> Completion | None:
    try:
        fields = cast(dict[str, Any], json.loads(cast(str, record)))
        ends, entropies = tuple(fields.pop("token_ends")), tuple(fields.pop("token_entropies"))
        return Completion(**fields, token_ends=ends, token_entropies=entropies, cached=True)
    except (TypeError, ValueError, KeyError):
        return None
