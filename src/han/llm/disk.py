"""diskcache without its pickle: whoever can write a cache folder must not get to run code."""

from typing import Any, cast

import diskcache  # pyright: ignore[reportMissingTypeStubs]
from diskcache.core import MODE_RAW  # pyright: ignore[reportMissingTypeStubs]

_Disk: Any = cast(Any, diskcache).Disk


class PlainDisk(_Disk):  # pyright: ignore[reportUntypedBaseClass]
    """Text keys, text or bytes as values, all inside the database file.

    diskcache's own JSON disk writes no pickle but still reads one: a row marked as pickled is
    executed. Here such a row is an error.
    """

    def put(self, key: Any) -> tuple[Any, bool]:
        """Accepts text keys only, which are stored as they are."""
        if not isinstance(key, str):
            raise TypeError(f"cache keys are text, not {type(key).__name__}")
        parent: Any = super()
        return parent.put(key)

    def get(self, key: Any, raw: Any) -> Any:
        """Reads a key back; a pickled one is a ``ValueError``."""
        if not raw:
            raise ValueError("a cache key is not plain text")
        parent: Any = super()
        return parent.get(key, raw)

    def store(self, value: Any, read: bool, key: Any = None) -> Any:
        """Accepts text and bytes only."""
        if not isinstance(value, str | bytes):
            raise TypeError(f"cache values are text or bytes, not {type(value).__name__}")
        parent: Any = super()
        return parent.store(value, read, key)

    def fetch(self, mode: Any, filename: Any, value: Any, read: Any) -> Any:
        """Reads a value back; a pickled one, or one in another file, is a ``ValueError``."""
        if mode != MODE_RAW:
            raise ValueError("a cache value is not plain text or bytes")
        parent: Any = super()
        return parent.fetch(mode, filename, value, read)


def open_cache(folder: str, max_mib: int) -> Any:
    """A ``diskcache.Cache`` of plain records that drops the oldest beyond ``max_mib``."""
    return cast(Any, diskcache).Cache(
        folder,
        disk=PlainDisk,
        disk_min_file_size=1 << 40,  # nothing goes to a file of its own
        size_limit=max_mib << 20,
        eviction_policy="least-recently-stored",
    )
