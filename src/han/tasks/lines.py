"""Text files read line by line, plain or gzip, with errors that name the file."""

import gzip
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import IO

from han.errors import HanError


def numbered_lines(path: Path) -> Iterator[tuple[int, str]]:
    """Lines of ``path`` with their numbers from 1, blank ones left out.

    Raises:
        HanError: the file is missing, not UTF-8 or not what its suffix says.
    """
    try:
        with _opened(path) as file:
            for number, line in enumerate(file, 1):
                if line.strip():
                    yield number, line
    except (OSError, EOFError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise HanError(f"{path}: cannot be read: {reason}") from error


def _opened(path: Path) -> AbstractContextManager[IO[str]]:
    if path.suffix == ".gz":
        return gzip.open(path, "rt", encoding="utf-8")
    return path.open(encoding="utf-8")
