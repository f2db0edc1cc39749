"""Where things lie: packaged resources and the user's cache."""

import os
from pathlib import Path

import platformdirs

_PACKAGED = Path(__file__).parent / "resources"
_CHECKOUT = Path(__file__).parents[2]


def resource(name: str) -> Path:
    """Path of a shipped file or folder, e.g. ``cfg`` or ``data/corpus``.

    An installed wheel carries them inside the package; a checkout has them at its root.
    """
    packaged = _PACKAGED / name
    return packaged if packaged.exists() else _CHECKOUT / name


def cache_dir() -> Path:
    """Folder for weights, completions and vectors: ``$HAN_CACHE`` or the platform's user cache."""
    return Path(os.environ.get("HAN_CACHE") or platformdirs.user_cache_dir("holon-han"))
